import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { toastAction } from '../../shared/toasts/toast-actions.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { listChanges } from './local-changes/list-changes.js';
import { overwrittenEdits } from './local-changes/overwritten-edits.js';

/**
 * Reports items that this device renamed without a connection, and another device named otherwise. The user can choose
 * the own name again.
 *
 * @param list as the server answered it, without pending changes
 */
export function useOverwrittenEdits(list: ShoppingListOut | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!list) return;
    const pendingIds = new Set(listChanges.changesOf(list.id).map(({ itemId }) => itemId));
    const [edit] = overwrittenEdits.take(list.listItems.filter(({ id }) => !pendingIds.has(id)));
    if (!edit) return;
    const values = { mine: edit.mine.display, theirs: edit.theirs.display };
    const action = toastAction('shopping-list.use-mine', () => listChanges.add(list.id, [edit.change]));
    dispatch(showToast({ level: 'info', key: 'shopping-list.renamed-elsewhere', values, action }));
  }, [list, dispatch]);
}
