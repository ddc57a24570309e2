import { useState } from 'react';
import { Button, Checkbox, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../shared/hooks/preference.js';
import { Icon } from '../../shared/icons/Icon.js';
import { ButtonPopover } from '../../shared/ui/controls/overlays/ButtonPopover.js';
import { CountBadge } from '../../shared/ui/data/CountBadge.js';
import { EVENT_TYPES, withTypeVisible, timelineView } from './timeline-view.js';
import styles from './Timeline.module.css';

/** The shown kinds of events, and their order. */
export function TimelineFilter() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [view, setView] = usePreference(timelineView);
  const hidden = view.hidden.length;
  const content = (
    <div className={styles.choices}>
      <label className={styles.choice}>
        <Switch size="small" checked={view.oldestFirst} onChange={(oldestFirst) => setView({ ...view, oldestFirst })} />
        {t('timeline.oldest-first')}
      </label>
      {EVENT_TYPES.map((type) => (
        <Checkbox
          key={type}
          className={styles.choice}
          checked={!view.hidden.includes(type)}
          onChange={(event) => setView(withTypeVisible(view, type, event.target.checked))}
        >
          {t(`timeline.${type}`)}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <ButtonPopover side="end" open={open} onOpenChange={setOpen} content={() => content}>
      <Button aria-expanded={open} icon={<Icon name="filter" size={18} />}>
        {t('timeline.filter')}
        <CountBadge count={hidden} label={t('timeline.hidden', { count: hidden })} />
      </Button>
    </ButtonPopover>
  );
}
