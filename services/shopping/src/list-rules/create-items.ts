import type { Item } from './list-state.js';
import type { ListEditor } from './list-editor.js';
import { canMerge, mergeItems, mergeKey } from './merge-items.js';

/**
 * Adds items: to equal unchecked ones, or as new ones (docs/api/meal-plans-and-shopping.md#creating-items). An existing
 * id is a repeated request and is ignored, as is a deleted one.
 */
export function createItems(editor: ListEditor, incoming: readonly Item[]): void {
  for (const item of mergedAmongThemselves(editor, incoming)) {
    const target = addItem(editor, item);
    if (target) editor.recordDeletion(item.id, target.id);
  }
}

/**
 * Adds an item, even if one with its id was deleted before: to an equal unchecked item, or as a new one. Returns the
 * item that it was merged into, if any.
 */
export function addItem(editor: ListEditor, item: Item): Item | undefined {
  const same = editor.findMergeable(item);
  if (same) editor.absorb(same, item);
  else if (item.quantity >= 0) editor.insert(item.checked ? { ...item, recipeReferences: [] } : item);
  return same;
}

function mergedAmongThemselves(editor: ListEditor, incoming: readonly Item[]): Item[] {
  const newItems = new Map<string, Item>();
  const idsByKey = new Map<string, string[]>();
  for (const item of incoming) {
    if (newItems.has(item.id) || editor.find(item.id) || editor.isDeleted(item.id)) continue;
    const ids = idsByKey.get(mergeKey(item)) ?? [];
    const same = ids.map((id) => newItems.get(id)).find((each) => each && canMerge(each, item, editor.units));
    if (same) {
      newItems.set(same.id, mergeItems(same, item, editor.units));
      editor.recordDeletion(item.id, same.id);
    } else {
      newItems.set(item.id, item);
      idsByKey.set(mergeKey(item), [...ids, item.id]);
    }
  }
  return [...newItems.values()];
}
