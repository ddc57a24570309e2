import { Suspense, useRef, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../../shared/forms/FormError.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { FilePicker, type FilePickerHandle } from '../../../../shared/ui/actions/FilePicker.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { RecipeImage } from '../../images/RecipeImage.js';
import type { ImmediateWrites } from '../draft/use-draft.js';
import { ImageUrlField } from './ImageUrlField.js';
import { useRecipeImage } from './use-recipe-image.js';
import styles from './image.module.css';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';

const UploadImageDialog = lazyPart(async () => ({
  default: (await import('./UploadImageDialog.js')).UploadImageDialog,
}));

export interface ImageEditorProps {
  draft: Recipe;
  immediate: ImmediateWrites;
}

/** The image of a recipe: from a file, from a URL, or none. It is saved at once, independent of the draft. */
export function ImageEditor({ draft, immediate }: ImageEditorProps) {
  const { t } = useTranslation();
  const picker = useRef<FilePickerHandle>(null);
  const [selectedFile, setSelectedFile] = useState<File | null>(null);
  const image = useRecipeImage(draft.id, immediate);

  return (
    <Panel title={t('recipe-edit.image')}>
      <RecipeImage recipe={draft} className={styles.image} eager />
      <div className={styles.buttons}>
        <Button icon={<Icon name="upload" size={18} />} onClick={() => picker.current?.open()}>
          {t('recipe-edit.choose-image')}
        </Button>
        <ImageUrlField busy={image.fetching} onFetch={image.fetchFrom} />
        {draft.image && (
          <Button
            type="text"
            icon={<Icon name="trash" size={18} />}
            loading={image.removing}
            onClick={() => void image.remove()}
          >
            {t('recipe-edit.remove-image')}
          </Button>
        )}
      </div>
      <FilePicker
        ref={picker}
        accept="image/*"
        label={t('recipe-edit.choose-image')}
        onFiles={([file]) => setSelectedFile(file)}
      />
      <FormError text={image.problem} />
      <Suspense>
        {selectedFile && (
          <UploadImageDialog
            recipeId={draft.id}
            file={selectedFile}
            immediate={immediate}
            onClose={() => setSelectedFile(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
