import { useCreatePlanEntryMutation, useDeletePlanEntryMutation } from '../../../entities/meal-plans/meal-plans.api.js';
import { draftOf, nameOfEntry, type PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { useUndoToast } from '../../../shared/toasts/use-undo-toast.js';

/** Deletes an entry without asking; a toast offers to plan it again. */
export function useDeleteEntry(): (entry: PlanEntry) => Promise<void> {
  const showUndo = useUndoToast();
  const [remove] = useDeletePlanEntryMutation();
  const [create] = useCreatePlanEntryMutation();
  return async (entry) => {
    const { error } = await remove(entry.id);
    if (!error) showUndo('meal-plan.deleted', () => void create(draftOf(entry)), { name: nameOfEntry(entry) });
  };
}
