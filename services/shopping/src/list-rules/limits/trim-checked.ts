import type { ListEditor } from '../list-editor.js';

/** Maximum number of checked items of a list. */
export const MAX_CHECKED_ITEMS = 100;

/** Deletes the checked items beyond the limit, the ones changed longest ago first. */
export function trimChecked(editor: ListEditor): void {
  const checked = editor.all.filter((item) => item.checked);
  const latest = checked.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  for (const { id } of latest.slice(MAX_CHECKED_ITEMS)) editor.remove(id);
}
