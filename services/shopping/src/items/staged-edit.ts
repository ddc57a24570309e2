import { ShoppingItemsChanged, type Actor } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import { learnedOrder, ListEditor, type Item, type StandardUnits } from '../list-rules/index.js';
import type { ListFields, ShoppingListDocument } from '../list-store/index.js';

/** A list after a change of its items, and what became of them. */
export interface ChangedList {
  list: ShoppingListDocument;
  created: Item[];
  updated: Item[];
  deleted: Item[];
}

export interface Edit {
  units?: StandardUnits;
  /** The list, if it was read a moment ago. */
  read?: ShoppingListDocument;
  /** Changes the items; what it returns is stored in the same write. Runs again when another request was faster. */
  apply: (editor: ListEditor, list: ShoppingListDocument) => Partial<ListFields> | void;
}

/** Who changes a list: a member of its household, or the system after an event of its group. */
export type Editor = Actor | { groupId: string; householdId: string };

/** An edit that was applied to a list in memory, and what is to be stored of it. */
export interface StagedEdit {
  editor: Editor;
  changed: ChangedList;
  /** What is published; null when nothing has changed, and nothing is stored. */
  event: OutboxEntry | null;
  /** Items that were checked by it. */
  bought: Item[];
  now: Date;
}

/** Applies an edit to a list in memory. Throws what the edit throws; the list stays as it was. */
export function stageEdit(editor: Editor, before: ShoppingListDocument, { units, apply }: Edit): StagedEdit {
  const items = new ListEditor(before, { units: units ?? new Map() });
  const own = apply(items, before) ?? {};
  const { list: after, changes } = items.finish();
  const { createdIds, updatedIds, deleted } = changes;
  const { now } = items;
  const changed = createdIds.length + updatedIds.length + deleted.length > 0;
  const sameRecipes = JSON.stringify(after.recipeReferences) === JSON.stringify(before.recipeReferences);
  if (!changed && sameRecipes && Object.keys(own).length === 0) {
    const nothing = { list: before, created: [], updated: [], deleted: [] };
    return { editor, changed: nothing, event: null, bought: [], now };
  }
  const byId = new Map(after.items.map((item) => [item.id, item]));
  const pick = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const bought = justChecked(before, pick(updatedIds));
  const openItemCount = after.items.filter(({ checked }) => !checked).length;
  const fields = { ...after, openItemCount, ...aisleFields(before, bought, now), ...own };
  const list = { ...before, ...fields, updatedAt: now, revision: before.revision + 1 };
  return {
    changed: { list, created: pick(createdIds), updated: pick(updatedIds), deleted },
    ...{ editor, bought, now },
    event: eventOf(editor, list, { createdIds, updatedIds, deletedIds: deleted.map(({ id }) => id) }),
  };
}

function eventOf(
  editor: Editor,
  { _id: listId, name, revision: listRevision }: ShoppingListDocument,
  ids: { createdIds: string[]; updatedIds: string[]; deletedIds: string[] },
): OutboxEntry {
  const scope = 'userId' in editor ? { actor: editor } : { tenant: editor };
  return announce(ShoppingItemsChanged, { listId, listName: name ?? '', listRevision, ...ids }, scope);
}

/** What the order in which items were just checked says about the shop. */
function aisleFields({ learnAisleOrder, aisleOrder, lastCheck }: ShoppingListDocument, checked: Item[], now: Date) {
  if (!learnAisleOrder || checked.length !== 1) return {}; // several at once have no order
  const { order, last } = learnedOrder({ order: aisleOrder, last: lastCheck }, checked, now);
  return { aisleOrder: order, lastCheck: last };
}

/** Those of the updated items that were open before. */
function justChecked({ items }: ShoppingListDocument, updated: Item[]): Item[] {
  const open = new Set(items.filter(({ checked }) => !checked).map(({ id }) => id));
  return updated.filter((item) => item.checked && open.has(item.id));
}
