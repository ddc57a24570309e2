import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../../shared/dates/calendar-days.js';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ButtonPopover } from '../../../shared/ui/controls/overlays/ButtonPopover.js';
import { useDayNames } from '../days/use-day-names.js';
import { RangeForm } from './RangeForm.js';
import type { PlannerRangeState } from './use-planner-range.js';
import styles from '../Planner.module.css';

/** The navigation of the range: previous, next, today, number of days, or a custom range. */
export function RangeBar(state: PlannerRangeState) {
  const { range, today, step, reset, show } = state;
  const { t } = useTranslation();
  const names = useDayNames();
  const [open, setOpen] = useState(false);
  const month = range.view === 'month';
  const isPhone = useIsPhone();
  const showToday = () => (month ? show({ view: 'month', ...monthOf(today) }) : reset());
  const isThisYear = [range.start, range.end].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const days = (isPhone && isThisYear ? names.rangeInYear : names.range)(range.start, range.end);
  return (
    <div className={styles.range}>
      <IconButton icon="back" label={t('meal-plan.earlier')} onClick={() => step(-1)} />
      <ButtonPopover
        side="start"
        open={open}
        onOpenChange={setOpen}
        content={() => <RangeForm {...state} onClose={() => setOpen(false)} />}
      >
        <Button type="text" className={styles.rangeName ?? ''} aria-expanded={open}>
          {month ? names.month(range.start) : days}
          <Icon name="chevronDown" size={18} />
        </Button>
      </ButtonPopover>
      <IconButton icon="forward" label={t('meal-plan.later')} onClick={() => step(1)} />
      <Button className={styles.today ?? ''} onClick={showToday}>
        {t('meal-plan.today')}
      </Button>
    </div>
  );
}
