import { useSwipe } from '../../shared/hooks/elements/use-swipe.js';
import { daysLayout } from './range/days-layout.js';
import { ViewDay } from './days/ViewDay.js';
import { PlannerFrame } from './PlannerFrame.js';
import type { Plan } from './range/plan.js';

/** The read-only plan. */
export function ViewPage() {
  return <PlannerFrame>{(plan) => <ViewDays plan={plan} />}</PlannerFrame>;
}

function ViewDays({ plan }: { plan: Plan }) {
  const swipe = useSwipe(plan.step);
  return (
    <div {...daysLayout(plan)} {...swipe}>
      {plan.days.map((day) => (
        <ViewDay key={day.day} day={day} isToday={day.day === plan.today} />
      ))}
    </div>
  );
}
