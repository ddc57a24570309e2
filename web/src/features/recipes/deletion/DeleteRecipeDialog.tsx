import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useDeleteRecipeMutation } from '../recipes.api.js';

export interface DeleteRecipeDialogProps {
  recipe: Pick<RecipeSummary, 'name' | 'slug'>;
  onClose: () => void;
  /** Called when the recipe is gone. */
  onDeleted?: () => void;
}

/** Asks before a recipe is gone for good. */
export function DeleteRecipeDialog({ recipe, onClose, onDeleted }: DeleteRecipeDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteRecipeMutation();
  const handleConfirm = async () => {
    const { error } = await remove(recipe.slug);
    if (error) return; // the toast has said why
    onClose();
    onDeleted?.();
    dispatch(showToast({ level: 'success', key: 'recipe.recipe-deleted' }));
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
