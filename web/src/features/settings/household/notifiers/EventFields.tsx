import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EVENT_SECTIONS, eventTextKey } from '../event-sections.js';
import styles from './EventFields.module.css';

/** A checkbox for each event of a notifier. */
export function EventFields() {
  const { t } = useTranslation();
  return (
    <div className={styles.sections}>
      {EVENT_SECTIONS.map(({ key, events }) => (
        <fieldset key={key} className={styles.section}>
          <legend>{t(`notifier.section-${key}`)}</legend>
          {events.map((event) => (
            <Form.Item key={event} name={['options', event]} valuePropName="checked" noStyle>
              <Checkbox>{t(`notifier.event-${eventTextKey(event)}`)}</Checkbox>
            </Form.Item>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
