import { useChangePlanEntriesMutation } from '../../../../entities/meal-plans/meal-plans.api.js';
import type { PlanEntryChange } from '../../../../entities/meal-plans/plan-entries.js';
import { moveBefore, moveToDay } from '../../days/plan-days.js';
import { usePlanMenu } from '../../menus/use-plan-menu.js';
import type { Plan } from '../../range/plan.js';
import type { DragItem, DropTarget } from '../../drag/drop-target.js';

/** Applies a drop to the plan: optimistic, rolled back when the request fails. */
export function useDrop({ entries }: Pick<Plan, 'entries'>): (item: DragItem, target: DropTarget) => void {
  const [change] = useChangePlanEntriesMutation();
  const { planMenu } = usePlanMenu();
  const save = (changes: PlanEntryChange[]) => {
    if (changes.length > 0) void change(changes);
  };
  return (item, target) => {
    if (item.kind === 'menu') return void planMenu(item.menu, target.day);
    if (target.kind === 'before') return save(moveBefore(entries, item.entry, target.entry));
    return save(moveToDay(entries, item.entry, target.day));
  };
}
