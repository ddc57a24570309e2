import { useDeletePlanEntryMutation } from '../../../../entities/meal-plans/meal-plans.api.js';
import { nameOfEntry, type PlanEntry } from '../../../../entities/meal-plans/plan-entries.js';
import { useUndoDeletion } from '../../../../entities/trash/use-undo-deletion.js';

/** Deletes an entry without confirmation; a toast offers to restore it. */
export function useDeleteEntry(): (entry: PlanEntry) => Promise<void> {
  const showUndo = useUndoDeletion();
  const [remove] = useDeletePlanEntryMutation();
  return async (entry) => {
    const { error } = await remove(entry.id);
    if (!error) showUndo('meal-plan.deleted', { kind: 'plan-entries', id: entry.id, name: nameOfEntry(entry) });
  };
}
