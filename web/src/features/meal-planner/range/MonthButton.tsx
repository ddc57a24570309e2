import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../../shared/dates/calendar-days.js';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { Icon } from '../../../shared/icons/Icon.js';
import type { PlannerRangeState } from './use-planner-range.js';

/** Switches between a month and some days; on phones it is an icon. */
export function MonthButton({ range, reset, show }: Pick<PlannerRangeState, 'range' | 'reset' | 'show'>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isMonth = range.view === 'month';
  return (
    <Button
      icon={<Icon name={isMonth ? 'rowsView' : 'gridView'} size={18} />}
      aria-label={t('meal-plan.month')}
      aria-pressed={isMonth}
      onClick={() => (isMonth ? reset() : show({ view: 'month', ...monthOf(range.start) }))}
    >
      {isPhone ? null : t('meal-plan.month')}
    </Button>
  );
}
