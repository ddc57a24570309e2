import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../api/call-problem.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { DeleteManyDialog } from '../table/DeleteManyDialog.js';
import type { BulkDialogArgs } from './BulkDialog.js';
import { useDeleteRecipesMutation } from './recipe-data.api.js';

/** Asks before many recipes are gone for good. */
export function DeleteRecipesDialog({ slugs, onDone, onClose }: BulkDialogArgs) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteRecipesMutation();
  const handleConfirm = async () => {
    const { error } = await remove([...slugs]);
    const text = error ? problemText(t, error) : t('data.deleted', { count: slugs.length });
    dispatch(showToast({ level: error ? 'error' : 'success', text }));
    if (error) return;
    onDone();
    onClose();
  };
  return (
    <DeleteManyDialog
      title={t('data.delete-title', { count: slugs.length })}
      warning={t('data.recipes.delete-warning')}
      names={slugs}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
