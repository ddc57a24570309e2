import type { Item } from './list-state.js';
import type { ListEditor } from './list-editor.js';
import { canMerge, merged } from './merge-items.js';

/**
 * Adds items: to an equal open item, or as a new one (docs/api/meal-plans-and-shopping.md#creating-items). One that is
 * there already was added before; one that is deleted stays so.
 */
export function createItems(editor: ListEditor, incoming: readonly Item[]): void {
  for (const item of mergedAmongThemselves(editor, incoming)) {
    const same = editor.findMergeable(item, new Set());
    if (same) {
      editor.absorb(same, item);
      editor.remember(item.id, same.id);
    } else if (item.quantity >= 0) editor.insert(item.checked ? { ...item, recipeReferences: [] } : item);
  }
}

function mergedAmongThemselves(editor: ListEditor, incoming: readonly Item[]): Item[] {
  const newItems: Item[] = [];
  for (const item of incoming) {
    if (editor.find(item.id) || editor.isDeleted(item.id)) continue;
    const at = newItems.findIndex((each) => each.id === item.id || canMerge(each, item, editor.units));
    const same = newItems[at];
    if (!same) newItems.push(item);
    else if (same.id !== item.id) {
      newItems[at] = merged(same, item, editor.units);
      editor.remember(item.id, same.id);
    }
  }
  return newItems;
}
