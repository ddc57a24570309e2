import { useTranslation } from 'react-i18next';
import { useSave } from '../../../../api/use-save.js';
import { BulkDialog, type BulkActionDialogProps } from './BulkDialog.js';
import { useExportRecipesMutation } from '../recipe-data.api.js';

/** Exports the recipes with their images; the file appears at the top of the page. */
export function ExportDialog({ recipes, onDone, onClose }: BulkActionDialogProps) {
  const { t } = useTranslation();
  const [exportRecipes, { isLoading }] = useExportRecipesMutation();
  const { save, problem } = useSave('data.export-created');
  const handleConfirm = async () => {
    if (!(await save(exportRecipes(recipes.map(({ slug }) => slug))))) return;
    onDone();
    onClose();
    scrollTo({ top: 0 });
  };
  return (
    <BulkDialog
      icon="download"
      title={t('data.bulk-export')}
      confirmLabel={t('data.bulk-export')}
      busy={isLoading}
      problem={problem}
      recipes={recipes}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
