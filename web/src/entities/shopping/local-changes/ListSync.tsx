import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNotices } from '../../../shared/toasts/use-notices.js';
import { changeSender } from './change-sender.js';
import { listChanges } from './list-changes.js';
import { RENAME_NOTICE, type RenameAgain } from './rename-notice.js';

/** Sends the changes of this device to the server while mounted, and shows which were replaced; renders nothing. */
export function ListSync() {
  const dispatch = useDispatch();
  useEffect(() => {
    listChanges.connect(changeSender(dispatch));
    return () => listChanges.disconnect();
  }, [dispatch]);
  useNotices(RENAME_NOTICE, (payload) => {
    const { listId, change } = payload as RenameAgain; // written by `useOverwrittenEdits`
    listChanges.add(listId, [change]);
  });
  return null;
}
