import type { PlanEntryChange } from '../../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../../entities/meal-plans/use-plan-actions.js';
import { moveBefore, moveToDay } from '../../days/plan-days.js';
import { usePlanMenu } from '../../menus/use-plan-menu.js';
import type { Plan } from '../../range/plan.js';
import type { DragItem, DropTarget } from '../../drag/drop-target.js';

/** Applies a drop to the plan: shown at once, rolled back when the server refuses it. */
export function useDrop({ entries }: Pick<Plan, 'entries'>): (item: DragItem, target: DropTarget) => void {
  const { change } = usePlanActions();
  const { planMenu } = usePlanMenu();
  const save = (changes: PlanEntryChange[]) => {
    if (changes.length > 0) void change(changes, entries);
  };
  return (item, target) => {
    if (item.kind === 'menu') return void planMenu(item.menu, target.day);
    if (target.kind === 'before') return save(moveBefore(entries, item.entry, target.entry));
    return save(moveToDay(entries, item.entry, target.day));
  };
}
