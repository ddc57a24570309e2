import { useSwipe } from '../../shared/hooks/use-swipe.js';
import { daysLayout } from './range/month-place.js';
import { ViewDay } from './days/ViewDay.js';
import type { ListDialog } from './list-dialog.js';
import { PlannerFrame } from './PlannerFrame.js';
import type { Plan } from './range/plan.js';

/** The plan to look at. */
export function ViewPage({ ListDialog }: { ListDialog: ListDialog }) {
  return (
    <PlannerFrame ListDialog={ListDialog}>{(plan) => <ViewDays plan={plan} ListDialog={ListDialog} />}</PlannerFrame>
  );
}

function ViewDays({ plan, ListDialog }: { plan: Plan; ListDialog: ListDialog }) {
  const swipe = useSwipe(plan.step);
  return (
    <div {...daysLayout(plan)} {...swipe}>
      {plan.days.map((day) => (
        <ViewDay key={day.day} day={day} isToday={day.day === plan.today} ListDialog={ListDialog} />
      ))}
    </div>
  );
}
