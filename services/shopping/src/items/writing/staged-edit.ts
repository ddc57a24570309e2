import { ShoppingItemsChanged, type Actor } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import { learnOrder, ListEditor, requireSize, type Item, type StandardUnits } from '../../list-rules/index.js';
import type { ListFields, ShoppingListDocument } from '../../list-store/index.js';

/** A list after a change of its items, and the changed items. */
export interface ChangedList {
  list: ShoppingListDocument;
  created: Item[];
  updated: Item[];
  deleted: Item[];
}

export interface Edit {
  units?: StandardUnits;
  /** The list, if it was read recently. */
  read?: ShoppingListDocument;
  /** Changes the items; what it returns is stored in the same write. Called again after a concurrent change. */
  apply: (editor: ListEditor, list: ShoppingListDocument) => Partial<ListFields> | void;
}

/** The author of a change: a member of the household, or the system after an event of the group. */
export type Author = Actor | { groupId: string; householdId: string };

/** An edit that was applied to a list in memory, and the data to store. */
export interface StagedEdit {
  author: Author;
  changed: ChangedList;
  /** The event to publish; null when nothing has changed and nothing is stored. */
  event: OutboxEntry | null;
  /** The items that were checked by it. */
  bought: Item[];
  now: Date;
}

/**
 * Applies an edit to a list in memory. Rethrows errors of the edit, and throws when a member has made the list too large;
 * then the list is unchanged.
 */
export function stageEdit(author: Author, before: ShoppingListDocument, { units, apply }: Edit): StagedEdit {
  const editor = new ListEditor(before, { units: units ?? new Map() });
  const fields = apply(editor, before) ?? {};
  const { list: after, changes } = editor.finish();
  const { createdIds, updatedIds, deleted } = changes;
  const { now } = editor;
  const changed = createdIds.length + updatedIds.length + deleted.length > 0;
  const sameRecipes = JSON.stringify(after.recipeReferences) === JSON.stringify(before.recipeReferences);
  if (!changed && sameRecipes && Object.keys(fields).length === 0) {
    const nothing = { list: before, created: [], updated: [], deleted: [] };
    return { author, changed: nothing, event: null, bought: [], now };
  }
  // A deleted food adds its name to notes, which must not fail.
  if ('userId' in author) requireSize(after.items, before.items);
  const pick = (ids: string[]) => ids.flatMap((id) => editor.find(id) ?? []);
  const bought = justChecked(before, pick(updatedIds));
  const openItemCount = after.items.reduce((count, { checked }) => (checked ? count : count + 1), 0);
  const change = { ...after, openItemCount, ...aisleFields(before, bought, now), ...fields };
  const list = { ...before, ...change, updatedAt: now, revision: before.revision + 1 };
  return {
    changed: { list, created: pick(createdIds), updated: pick(updatedIds), deleted },
    author,
    bought,
    now,
    event: eventOf(author, list, { createdIds, updatedIds, deletedIds: deleted.map(({ id }) => id) }),
  };
}

function eventOf(
  author: Author,
  { _id: listId, name, revision: listRevision }: ShoppingListDocument,
  ids: { createdIds: string[]; updatedIds: string[]; deletedIds: string[] },
): OutboxEntry {
  const scope = 'userId' in author ? { actor: author } : { tenant: author };
  return announce(ShoppingItemsChanged, { listId, listName: name ?? '', listRevision, ...ids }, scope);
}

/** The fields with the aisle order, learned from the order in which items were checked. */
function aisleFields({ learnAisleOrder, aisleOrder, lastCheck }: ShoppingListDocument, checked: Item[], now: Date) {
  if (!learnAisleOrder || checked.length !== 1) return {}; // items that are checked together have no order
  const { order, last } = learnOrder({ order: aisleOrder, last: lastCheck }, checked, now);
  return { aisleOrder: order, lastCheck: last };
}

/** The updated items that were unchecked before. */
function justChecked({ items }: ShoppingListDocument, updated: Item[]): Item[] {
  const checkedIds = new Set(updated.flatMap(({ id, checked }) => (checked ? id : [])));
  if (checkedIds.size === 0) return [];
  for (const { id, checked } of items) if (checked) checkedIds.delete(id);
  return updated.filter(({ id }) => checkedIds.has(id));
}
