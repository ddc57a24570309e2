import type { Item } from './list-state.js';
import type { ListEditor } from './list-editor.js';
import { canMerge, mergeItems } from './merge-items.js';

/**
 * Replaces items by their new values, and merges those that have become equal
 * (docs/api/meal-plans-and-shopping.md#updating-items). Every item must exist.
 */
export function updateItems(editor: ListEditor, incoming: readonly Item[]): void {
  const updatedIds = new Set(incoming.map(({ id }) => id));
  for (const item of mergedAmongThemselves(editor, incoming)) {
    // Items of the request have been compared already, with their new values.
    const same = editor.findMergeable(item, updatedIds);
    if (same) {
      editor.remove(item.id, same.id);
      editor.absorb(same, item);
    } else if (item.quantity < 0) editor.remove(item.id);
    else editor.save(item);
  }
}

function mergedAmongThemselves(editor: ListEditor, incoming: readonly Item[]): Item[] {
  const updates: Item[] = [];
  const seenIds = new Set<string>();
  for (const item of incoming) {
    if (seenIds.has(item.id)) continue;
    seenIds.add(item.id);
    const at = updates.findIndex((each) => canMerge(each, item, editor.units));
    const same = updates[at];
    if (same) {
      updates[at] = mergeItems(same, item, editor.units);
      editor.remove(item.id, same.id);
    } else updates.push(item);
  }
  return updates;
}
