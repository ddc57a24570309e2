import { useTranslation } from 'react-i18next';
import { DeleteManyDialog } from '../../table/DeleteManyDialog.js';
import type { BulkActionDialogProps } from './BulkDialog.js';
import { useDeleteRecipesMutation } from '../recipe-data.api.js';

/** Asks for confirmation before many recipes are deleted. */
export function DeleteRecipesDialog({ recipes, onDone, onClose }: BulkActionDialogProps) {
  const { t } = useTranslation();
  const [remove] = useDeleteRecipesMutation();
  return (
    <DeleteManyDialog
      items={recipes}
      nameOf={({ name }) => name}
      warning={t('data.recipes.delete-warning')}
      remove={(batch) => remove(batch.map(({ slug }) => slug))}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
