import type { ItemChange } from './local-change.js';

/** The kind of the notice that another device replaced a name. */
export const RENAME_NOTICE = 'renamed-item';

/** The change that uses the own name again. */
export interface RenameAgain {
  listId: string;
  change: ItemChange;
}
