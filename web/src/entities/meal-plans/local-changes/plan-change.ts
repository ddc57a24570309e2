import type { PlanEntry, PlanEntryDraft } from '../plan-entries.js';
import type { PlanRange } from '../plan-list.api.js';

/** The fields of an entry that a change sets. */
export type PlanFields = Partial<PlanEntryDraft>;

/**
 * A change of the plan on this device. New entries have a negative number until the server has assigned one. `entry` is
 * the new entry, or the entry as it was on screen before the change.
 */
export type PlanChange =
  | { kind: 'create'; entry: PlanEntry }
  | { kind: 'update'; entry: PlanEntry; fields: PlanFields; recipe?: PlanEntry['recipe'] }
  | { kind: 'delete'; entry: Pick<PlanEntry, 'id'> };

/** A change that the server may not have yet. */
export type PendingPlanChange = PlanChange & {
  /** A UUID. */
  id: string;
  /** Increases with every change. */
  order: number;
  /** Who made it; browsers may be shared. */
  userId?: string;
};

/** The plan of some days with the pending changes of this device; the same array when there are none. */
export function withPlanChanges(
  entries: readonly PlanEntry[],
  changes: readonly PendingPlanChange[],
  { start, end }: PlanRange,
): readonly PlanEntry[] {
  if (changes.length === 0) return entries;
  const plan = new Map(entries.map((entry) => [entry.id, entry]));
  for (const change of changes) {
    const { id } = change.entry;
    if (change.kind === 'create') plan.set(id, change.entry);
    else if (change.kind === 'delete') plan.delete(id);
    else plan.set(id, withUpdate(plan.get(id) ?? change.entry, change));
  }
  return [...plan.values()].filter(({ date }) => date >= start && date <= end);
}

/** The entry after an update. */
export function withUpdate(
  entry: PlanEntry,
  { fields, recipe }: Pick<Extract<PlanChange, { kind: 'update' }>, 'fields' | 'recipe'>,
): PlanEntry {
  const { recipeId = entry.recipeId } = fields;
  return { ...entry, ...fields, recipeId, recipe: fields.recipeId === undefined ? entry.recipe : (recipe ?? null) };
}

/** The fields whose difference is a conflict; the position is not, since it depends on the other entries of the day. */
const COMPARED = ['date', 'entryType', 'title', 'text', 'recipeId', 'servings'] as const;

/** Whether another device gave a changed field another value meanwhile. */
export function isOverwritten(current: PlanEntry, before: PlanEntry, fields: PlanFields): boolean {
  return COMPARED.some(
    (name) => fields[name] !== undefined && current[name] !== before[name] && current[name] !== fields[name],
  );
}
