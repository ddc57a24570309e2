import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSave } from '../../../api/use-save.js';
import { NameDialog } from '../../../shared/forms/NameDialog.js';
import { useDuplicateRecipeMutation } from '../content/recipe-page.api.js';

export interface DuplicateDialogProps {
  recipe: Recipe;
  groupSlug: string;
  onClose: () => void;
}

/** Creates a copy of the recipe under another name. */
export function DuplicateDialog({ recipe, groupSlug, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [duplicate, { isLoading }] = useDuplicateRecipeMutation();
  const { save, problem } = useSave('recipe.duplicated');

  const handleSave = async (name: string) => {
    const call = duplicate({ slug: recipe.slug, name });
    if (!(await save(call))) return false;
    await navigate(`/g/${groupSlug}/r/${(await call.unwrap()).slug}`);
    return true;
  };
  return (
    <NameDialog
      icon="copy"
      title={t('recipe.duplicate')}
      action={t('recipe.duplicate')}
      initialName={t('recipe.copy-of', { name: recipe.name })}
      isSaving={isLoading}
      problem={problem}
      onSave={handleSave}
      onClose={onClose}
    />
  );
}
