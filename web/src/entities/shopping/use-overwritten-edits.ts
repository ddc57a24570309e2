import { useEffect } from 'react';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { notices } from '../../shared/toasts/notices.js';
import { listChanges } from './local-changes/list-changes.js';
import { overwrittenEdits } from './local-changes/overwritten-edits.js';
import { RENAME_NOTICE, type RenameAgain } from './local-changes/rename-notice.js';

/**
 * Reports items that this device renamed without a connection, and another device named otherwise. The user can choose
 * the own name again.
 *
 * @param list as the server answered it, without pending changes
 */
export function useOverwrittenEdits(list: ShoppingListOut | undefined): void {
  useEffect(() => {
    if (!list) return;
    const pendingIds = new Set(listChanges.changesOf(list.id).map(({ itemId }) => itemId));
    for (const { mine, theirs, change } of overwrittenEdits.take(
      list.listItems.filter(({ id }) => !pendingIds.has(id)),
    ))
      notices.add({
        kind: RENAME_NOTICE,
        key: 'shopping-list.renamed-elsewhere',
        values: { mine: mine.display, theirs: theirs.display },
        labelKey: 'shopping-list.use-mine',
        payload: { listId: list.id, change } satisfies RenameAgain,
      });
  }, [list]);
}
