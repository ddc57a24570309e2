import { useTranslation } from 'react-i18next';
import type { Organizer, OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import { useOutcomeToast } from '../../api/use-outcome-toast.js';
import { useDeleteCatalogueRecordMutation } from '../../entities/catalogue/catalogue.api.js';
import { ConfirmDialog } from '../../shared/ui/dialogs/ConfirmDialog.js';

export interface DeleteOrganizerProps {
  kind: OrganizerKind;
  organizer: Organizer;
  onClose: () => void;
}

/** Asks for confirmation before a category, tag or tool is removed from all recipes. */
export function DeleteOrganizer({ kind, organizer: { id, name }, onClose }: DeleteOrganizerProps) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [remove, { isLoading }] = useDeleteCatalogueRecordMutation();
  const handleConfirm = async () => {
    if (await showOutcome(remove({ kind, id }), { key: 'organizer.deleted', values: { name } })) onClose();
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
