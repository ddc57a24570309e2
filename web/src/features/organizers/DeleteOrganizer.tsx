import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Organizer, OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import { problemText } from '../../api/call-problem.js';
import { useDeleteCatalogueRecordMutation } from '../../entities/catalogue/catalogue.api.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { ConfirmDialog } from '../../shared/ui/dialogs/ConfirmDialog.js';

export interface DeleteOrganizerProps {
  kind: OrganizerKind;
  organizer: Organizer;
  onClose: () => void;
}

/** Asks for confirmation before a category, tag or tool is removed from all recipes. */
export function DeleteOrganizer({ kind, organizer: { id, name }, onClose }: DeleteOrganizerProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteCatalogueRecordMutation();
  const handleConfirm = async () => {
    const { error } = await remove({ kind, id });
    dispatch(
      showToast(
        error
          ? { level: 'error', text: problemText(t, error) }
          : { level: 'success', text: t('organizer.deleted', { name }) },
      ),
    );
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('general.delete-named', { name })}
      question={t('organizer.delete-question', { name })}
      confirmLabel={t('general.delete')}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
