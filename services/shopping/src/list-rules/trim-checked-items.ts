import type { ListEditor } from './list-editor.js';

/** How many checked items a list keeps. */
export const MAX_CHECKED_ITEMS = 100;

/** Removes all checked items but the most recently changed ones. */
export function trimCheckedItems(editor: ListEditor): void {
  const checked = editor.all.filter((item) => item.checked);
  const newestFirst = checked.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  for (const { id } of newestFirst.slice(MAX_CHECKED_ITEMS)) editor.remove(id);
}
