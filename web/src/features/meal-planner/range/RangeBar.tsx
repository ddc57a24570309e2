import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../../shared/dates/calendar-days.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ButtonPopover } from '../../../shared/ui/controls/overlays/ButtonPopover.js';
import { useDayNames } from '../days/use-day-names.js';
import { RangeForm } from './RangeForm.js';
import type { PlannerRangeState } from './use-planner-range.js';
import styles from '../Planner.module.css';

/** The navigation of the range: previous, next, today, number of days, month, or a custom range. */
export function RangeBar(state: PlannerRangeState) {
  const { range, today, step, reset, show } = state;
  const { t } = useTranslation();
  const names = useDayNames();
  const [open, setOpen] = useState(false);
  const month = range.view === 'month';
  const handleView = () => (month ? reset() : show({ view: 'month', ...monthOf(range.start) }));
  const showToday = () => (month ? show({ view: 'month', ...monthOf(today) }) : reset());
  return (
    <div className={styles.range}>
      <IconButton icon="back" label={t('meal-plan.earlier')} onClick={() => step(-1)} />
      <Button onClick={showToday}>{t('meal-plan.today')}</Button>
      <IconButton icon="forward" label={t('meal-plan.later')} onClick={() => step(1)} />
      <ButtonPopover
        side="start"
        open={open}
        onOpenChange={setOpen}
        content={() => <RangeForm {...state} onClose={() => setOpen(false)} />}
      >
        <Button type="text" className={styles.rangeName ?? ''} aria-expanded={open}>
          {month ? names.month(range.start) : names.range(range.start, range.end)}
          <Icon name="chevronDown" size={18} />
        </Button>
      </ButtonPopover>
      <Button
        icon={<Icon name={month ? 'rowsView' : 'gridView'} size={18} />}
        aria-pressed={month}
        onClick={handleView}
      >
        {t('meal-plan.month')}
      </Button>
    </div>
  );
}
