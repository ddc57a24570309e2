import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { useUndoDeletion } from '../../../entities/trash/use-undo-deletion.js';
import { useDeleteCookbookMutation } from '../cookbooks.api.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../shared/ui/dialogs/ConfirmDialog.js')).ConfirmDialog,
}));

/** Asks for confirmation before a cookbook is deleted; its recipes are kept. */
export function DeleteCookbook({ cookbook: { id, name }, onClose }: { cookbook: Cookbook; onClose: () => void }) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [remove, { isLoading }] = useDeleteCookbookMutation();
  const showUndo = useUndoDeletion();
  const handleConfirm = async () => {
    if (!(await showOutcome(remove(id)))) return;
    onClose();
    showUndo('cookbook.deleted', { kind: 'cookbooks', id, name });
  };
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={t('general.delete-named', { name })}
        question={t('cookbook.delete-question', { name })}
        confirmLabel={t('general.delete')}
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={onClose}
      />
    </Suspense>
  );
}
