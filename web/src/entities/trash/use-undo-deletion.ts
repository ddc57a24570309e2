import { useDispatch } from 'react-redux';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { useUndoToast } from '../../shared/toasts/use-undo-toast.js';
import { useRestoreDeletedMutation, type TrashKind } from './trash.api.js';

interface DeletedRecord {
  kind: TrashKind;
  id: string | number;
  name: string;
}

/**
 * A toast for a deletion (`key` is the text) that offers to restore the record. `cancel` takes back a deletion that was not
 * sent; it resolves to false when it was.
 */
export function useUndoDeletion(): (key: string, deleted: DeletedRecord, cancel?: () => Promise<boolean>) => void {
  const dispatch = useDispatch();
  const showUndo = useUndoToast();
  const [restore] = useRestoreDeletedMutation();
  return (key, { kind, id, name }, cancel) => {
    const undo = async () => {
      const isCanceled = (await cancel?.()) ?? false;
      const { error } = isCanceled ? {} : await restore({ kind, id });
      if (!error) dispatch(showToast({ level: 'success', key: 'trash.restored', values: { name } }));
    };
    showUndo(key, () => void undo(), { name });
  };
}
