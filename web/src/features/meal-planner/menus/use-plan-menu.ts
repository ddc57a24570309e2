import { useDeletePlanEntriesMutation } from '../../../entities/meal-plans/meal-plans.api.js';
import { useUndoToast } from '../../../shared/toasts/use-undo-toast.js';
import { usePlanMenuMutation, type PlanMenu } from '../../../entities/meal-plans/menus.api.js';

/** Plans all entries of a menu for a day; a toast offers to undo it. */
export function usePlanMenu(): (menu: PlanMenu, day: string) => Promise<boolean> {
  const showUndo = useUndoToast();
  const [plan] = usePlanMenuMutation();
  const [remove] = useDeletePlanEntriesMutation();
  return async ({ id, name }, date) => {
    const { data: entries } = await plan({ id, date });
    if (!entries) return false;
    showUndo('meal-plan.planned', () => void remove(entries.map((entry) => entry.id)), { name });
    return true;
  };
}
