import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { useDeleteShoppingListMutation } from '../../../entities/shopping/shopping-lists.api.js';
import { useUndoDeletion } from '../../../entities/trash/use-undo-deletion.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';

export interface DeleteListProps {
  list: { id: string; name: string | null };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for confirmation before a list is deleted with all its items; afterwards it can be restored. */
export function DeleteList({ list, onClose, onDeleted }: DeleteListProps) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [remove, { isLoading }] = useDeleteShoppingListMutation();
  const showUndo = useUndoDeletion();
  const name = list.name ?? '';
  const handleConfirm = async () => {
    if (!(await showOutcome(remove(list.id)))) return;
    showUndo('shopping-list.deleted', { kind: 'shopping-lists', id: list.id, name });
    onClose();
    onDeleted?.();
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
