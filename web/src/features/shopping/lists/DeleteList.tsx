import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../api/call-problem.js';
import { useDeleteShoppingListMutation } from '../../../entities/shopping/shopping-lists.api.js';
import { useUndoDeletion } from '../../../entities/trash/use-undo-deletion.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';

export interface DeleteListProps {
  list: { id: string; name: string | null };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for confirmation before a list is deleted with all its items; afterwards it can be restored. */
export function DeleteList({ list, onClose, onDeleted }: DeleteListProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteShoppingListMutation();
  const showUndo = useUndoDeletion();
  const name = list.name ?? '';
  const handleConfirm = async () => {
    const { error } = await remove(list.id);
    if (error) return dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    showUndo('shopping-list.deleted', { kind: 'shopping-lists', id: list.id, name });
    onClose();
    return onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      title={t('general.delete-named', { name })}
      question={t('shopping-list.delete-question', { name })}
      confirmLabel={t('general.delete')}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
