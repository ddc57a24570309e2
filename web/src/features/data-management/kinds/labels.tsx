import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseColor, randomColor, toHex } from '../../../shared/theme/palette/color.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { LabelChip } from '../../../entities/catalogue/LabelChip.js';
import { idColumn } from './common-columns.js';
import type { KindSpec } from './kind-spec.js';
import styles from './labels.module.css';
import { NameField } from './NameField.js';

/** The gray that the server gives a label without a color. */
const GRAY = '#959595';

/** Labels. */
export const LABELS: KindSpec<'labels'> = {
  kind: 'labels',
  icon: 'tag',
  columns: (t) => [
    {
      key: 'name',
      title: t('general.name'),
      text: ({ name }) => name,
      render: (label) => <LabelChip label={label} />,
    },
    { key: 'color', title: t('data.color'), text: ({ color }) => color, hidden: true },
    idColumn(t),
  ],
  sort: { key: 'name', descending: false },
  Fields: LabelFields,
  blank: { name: '', color: GRAY },
  draftOf: ({ name, color }) => ({ name, color: color || GRAY }),
};

/** The control for colors accepts `#rrggbb` only. */
function pickerValue(color: string | undefined): string {
  const parsed = parseColor(color ?? '');
  return parsed ? toHex(parsed) : GRAY;
}

function LabelFields() {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const { name, color } = (Form.useWatch([], form) ?? {}) as { name?: string; color?: string };
  return (
    <>
      <NameField />
      <Form.Item label={t('data.color')} htmlFor="label-color">
        <div className={styles.color}>
          {/* The browser's own control: it works by keyboard and with screen readers. */}
          <Form.Item name="color" noStyle getValueProps={(stored: string) => ({ value: pickerValue(stored) })}>
            <Input type="color" aria-label={t('data.pick-color')} className={styles.picker} />
          </Form.Item>
          <Form.Item name="color" noStyle>
            <Input id="label-color" dir="ltr" maxLength={7} className={styles.hex} />
          </Form.Item>
          <Button icon={<Icon name="dice" />} onClick={() => form.setFieldValue('color', randomColor())}>
            {t('data.random-color')}
          </Button>
        </div>
      </Form.Item>
      <p className={styles.preview}>
        {t('data.preview')} <LabelChip label={{ name: name?.trim() || t('data.label'), color: color ?? GRAY }} />
      </p>
    </>
  );
}
