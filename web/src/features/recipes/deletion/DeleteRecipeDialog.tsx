import { useTranslation } from 'react-i18next';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useUndoDeletion } from '../../../entities/trash/use-undo-deletion.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useDeleteRecipeMutation } from '../recipes.api.js';

export interface DeleteRecipeDialogProps {
  recipe: Pick<RecipeSummary, 'id' | 'name' | 'slug'>;
  onClose: () => void;
  /** Called after the deletion. */
  onDeleted?: () => void;
}

/** Asks for confirmation before a recipe is deleted; afterwards it can be restored. */
export function DeleteRecipeDialog({ recipe, onClose, onDeleted }: DeleteRecipeDialogProps) {
  const { t } = useTranslation();
  const [remove, { isLoading }] = useDeleteRecipeMutation();
  const showUndo = useUndoDeletion();
  const handleConfirm = async () => {
    const { error } = await remove(recipe.slug);
    if (error) return; // the toast has shown the error
    onClose();
    onDeleted?.();
    showUndo('recipe.recipe-deleted', { kind: 'recipes', id: recipe.id, name: recipe.name ?? '' });
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
