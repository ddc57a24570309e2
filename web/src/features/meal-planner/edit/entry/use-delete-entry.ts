import { nameOfEntry, type PlanEntry } from '../../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../../entities/meal-plans/use-plan-actions.js';
import { useUndoDeletion } from '../../../../entities/trash/use-undo-deletion.js';

/** Deletes an entry without confirmation; a toast offers to restore it. */
export function useDeleteEntry(): (entry: PlanEntry) => Promise<void> {
  const showUndo = useUndoDeletion();
  const { remove } = usePlanActions();
  return async (entry) => {
    const { error, queued } = await remove(entry);
    const record = { kind: 'plan-entries', id: entry.id, name: nameOfEntry(entry) } as const;
    if (!error) showUndo('meal-plan.deleted', record, queued?.cancel);
  };
}
