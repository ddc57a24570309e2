import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../shared/forms/FormError.js';
import { useSave } from '../../../api/use-save.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { TextField } from '../../../shared/forms/TextField.js';
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
  const [name, setName] = useState(t('recipe.copy-of', { name: recipe.name }));
  const [duplicate, { isLoading }] = useDuplicateRecipeMutation();
  const { save, problem } = useSave('recipe.duplicated');

  const handleDuplicate = async () => {
    const call = duplicate({ slug: recipe.slug, name: name.trim() });
    if (!(await save(call))) return;
    const copy = await call.unwrap();
    onClose();
    await navigate(`/g/${groupSlug}/r/${copy.slug}`);
  };
  return (
    <Dialog
      open
      title={t('recipe.duplicate')}
      icon="copy"
      onClose={onClose}
      actions={
        <Button type="primary" htmlType="submit" form="duplicate" loading={isLoading} disabled={!name.trim()}>
          {t('recipe.duplicate')}
        </Button>
      }
    >
      <form
        id="duplicate"
        onSubmit={(event) => {
          event.preventDefault();
          void handleDuplicate();
        }}
      >
        <TextField autoFocus label={t('general.name')} value={name} onChange={setName} />
        <FormError text={problem} />
      </form>
    </Dialog>
  );
}
