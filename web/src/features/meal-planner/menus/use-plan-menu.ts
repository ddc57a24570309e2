import { usePlanActions } from '../../../entities/meal-plans/use-plan-actions.js';
import { useUndoToast } from '../../../shared/toasts/use-undo-toast.js';
import { usePlanMenuMutation, type PlanMenu } from '../../../entities/meal-plans/menus.api.js';

export interface MenuPlanning {
  /** Resolves to true when the entries are planned. */
  planMenu: (menu: PlanMenu, day: string) => Promise<boolean>;
  isPlanning: boolean;
}

/** Plans all entries of a menu for a day; a toast offers to undo it. */
export function usePlanMenu(): MenuPlanning {
  const showUndo = useUndoToast();
  const [plan, { isLoading: isPlanning }] = usePlanMenuMutation();
  const { removeMany } = usePlanActions();
  const planMenu: MenuPlanning['planMenu'] = async ({ id, name }, date) => {
    const { data: entries } = await plan({ id, date });
    if (!entries) return false;
    showUndo('meal-plan.planned', () => void removeMany(entries.map((entry) => entry.id)), { name });
    return true;
  };
  return { planMenu, isPlanning };
}
