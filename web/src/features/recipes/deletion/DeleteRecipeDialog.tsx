import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useRestoreDeletedRecipeMutation } from '../../../entities/trash/trash.api.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useUndoToast } from '../../../shared/toasts/use-undo-toast.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useDeleteRecipeMutation } from '../recipes.api.js';

export interface DeleteRecipeDialogProps {
  recipe: Pick<RecipeSummary, 'id' | 'name' | 'slug'>;
  onClose: () => void;
  /** Called when the recipe is gone. */
  onDeleted?: () => void;
}

/** Asks before a recipe is deleted; afterwards it can be restored. */
export function DeleteRecipeDialog({ recipe, onClose, onDeleted }: DeleteRecipeDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteRecipeMutation();
  const [restore] = useRestoreDeletedRecipeMutation();
  const showUndo = useUndoToast();
  const undo = async () => {
    const { data } = await restore(recipe.id);
    if (data) dispatch(showToast({ level: 'success', key: 'trash.restored', values: { name: recipe.name ?? '' } }));
  };
  const handleConfirm = async () => {
    const { error } = await remove(recipe.slug);
    if (error) return; // the toast has said why
    onClose();
    onDeleted?.();
    showUndo('recipe.recipe-deleted', () => void undo());
  };
  return (
    <ConfirmDialog
      open
      title={t('recipe.delete-recipe')}
      question={t('recipe.delete-confirmation', { name: recipe.name })}
      confirmLabel={t('general.delete')}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
