import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlan } from '../../entities/meal-plans/use-plan.js';
import { usePlanUpdates } from '../../entities/meal-plans/use-plan-updates.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { PageTitle } from '../../shared/ui/page/PageTitle.js';
import { PillNav } from '../../shared/ui/navigation/PillNav.js';
import { planDays } from './days/plan-days.js';
import { useDayNames } from './days/use-day-names.js';
import { PlannerMenu } from './PlannerMenu.js';
import { PlannerSkeleton } from './days/PlannerSkeleton.js';
import { MonthButton } from './range/MonthButton.js';
import { RangeBar } from './range/RangeBar.js';
import { usePlannerRange } from './range/use-planner-range.js';
import type { Plan } from './range/plan.js';
import styles from './Planner.module.css';

export interface PlannerFrameProps {
  children: (plan: Plan) => ReactNode;
}

/** The layout of both tabs of the planner: range, actions and days. */
export function PlannerFrame({ children }: PlannerFrameProps) {
  const { t } = useTranslation();
  const names = useDayNames();
  const state = usePlannerRange();
  const { start, end, view } = state.range;
  const { entries, isError, refetch } = usePlan({ start, end });
  usePlanUpdates();
  return (
    <div className={styles.planner}>
      <div className={styles.head}>
        <PageTitle title={t('meal-plan.meal-planner')} />
        <div className={styles.tools}>
          <PillNav
            label={t('meal-plan.tabs')}
            search={state.search}
            items={[
              { path: '/household/mealplan/planner/view', icon: 'eye', label: t('meal-plan.view') },
              { path: '/household/mealplan/planner/edit', icon: 'pen', label: t('general.edit') },
            ]}
          />
          <MonthButton {...state} />
          <PlannerMenu range={state.range} entries={entries ?? []} />
        </div>
      </div>
      <RangeBar {...state} />
      <h2 className={styles.printed}>{view === 'month' ? names.month(start) : names.range(start, end)}</h2>
      {isError && <PageMessage kind="error" onRetry={refetch} />}
      {!entries && !isError && <PlannerSkeleton days={planDays(state.range, [])} />}
      {entries && children({ ...state, entries, days: planDays(state.range, entries) })}
    </div>
  );
}
