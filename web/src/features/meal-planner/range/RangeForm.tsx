import { useId, useState } from 'react';
import { Button, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { usePreference } from '../../../shared/hooks/preference.js';
import { MAX_DAYS, plannerPreferences } from './planner-preferences.js';
import { rangeBetween } from './planner-range.js';
import type { PlannerRangeState } from './use-planner-range.js';
import styles from '../Planner.module.css';

/** A custom range, and the default range of the planner. */
export function RangeForm({ range, show, onClose }: PlannerRangeState & { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [start, setStart] = useState(range.start);
  const [end, setEnd] = useState(range.end);
  const [preferences, setPreferences] = usePreference(plannerPreferences);
  const [days, setDays] = useState<number | null>(preferences.days);
  const [fromStartOfWeek, setFromStartOfWeek] = useState(preferences.fromStartOfWeek);
  const changed = start !== range.start || end !== range.end;
  const handleSubmit = () => {
    setPreferences({ days: days ?? preferences.days, fromStartOfWeek });
    if (changed && start && end) show({ view: 'days', ...rangeBetween(start, end) });
    onClose();
  };
  return (
    <div className={styles.rangeForm}>
      <DayField label={t('meal-plan.first-day')} value={start} onChange={setStart} />
      <DayField label={t('meal-plan.last-day')} value={end} onChange={setEnd} />
      <label htmlFor={`${id}days`}>{t('meal-plan.number-of-days')}</label>
      <InputNumber
        id={`${id}days`}
        min={-MAX_DAYS}
        max={MAX_DAYS}
        precision={0}
        value={days}
        aria-describedby={`${id}hint`}
        onChange={setDays}
      />
      <small id={`${id}hint`}>{t('meal-plan.number-of-days-hint')}</small>
      <div className={styles.switch}>
        <Switch aria-labelledby={`${id}week`} checked={fromStartOfWeek} onChange={setFromStartOfWeek} />
        <span id={`${id}week`}>{t('meal-plan.from-start-of-week')}</span>
      </div>
      <Button type="primary" onClick={handleSubmit}>
        {t('meal-plan.apply-range')}
      </Button>
    </div>
  );
}
