import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { FileDrop } from '../../../shared/ui/actions/FileDrop.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { AfterImportChoice } from '../after-import/AfterImportChoice.js';
import { useImportImagesMutation } from '../import.api.js';
import { ImportFailure } from '../ImportFailure.js';
import { imageProblem, wasCanceled } from '../import-problem.js';
import { ImportProgress } from '../ImportProgress.js';
import { useAfterImport } from '../after-import/use-after-import.js';
import { useCancelableImport } from '../use-cancelable-import.js';
import styles from './ImportImagePage.module.css';
import { ImageList } from './ImageList.js';

/** A recipe from one or more photos, where a language model can read them. */
export function ImportImagePage() {
  const { t } = useTranslation();
  const { data: app } = useGetAppInfoQuery();
  if (app?.enableOpenaiImageServices !== false) return <ImageImport />;
  return (
    <Notice level="info" title={t('new-recipe.images-off')}>
      {t('new-recipe.images-off-text')}
    </Notice>
  );
}

function ImageImport() {
  const { t, i18n } = useTranslation();
  const [images, setImages] = useState<readonly File[]>([]);
  const [translating, setTranslating] = useState(true);
  const [after, setAfter] = useAfterImport();
  const [importImages, { isLoading, error }] = useImportImagesMutation();
  const { run, cancel } = useCancelableImport(importImages, after);

  const handleSubmit = () => void run({ images, language: translating ? i18n.language : null });
  if (isLoading) {
    return <ImportProgress text={t('new-recipe.reading-images')} onCancel={cancel} />;
  }
  return (
    <div className={styles.page}>
      <FileDrop
        multiple
        label={t('new-recipe.choose-images')}
        accept="image/*"
        hint={t('new-recipe.images-hint')}
        onFiles={(files) => setImages([...images, ...files])}
      />
      <ImageList images={images} onChange={setImages} />
      <Checkbox checked={translating} onChange={({ target }) => setTranslating(target.checked)}>
        {t('recipe.should-translate-description')}
      </Checkbox>
      <AfterImportChoice value={after} onChange={setAfter} />
      {error && !wasCanceled(error) && <ImportFailure problem={imageProblem(error)} />}
      <Button type="primary" size="large" block disabled={images.length === 0} onClick={handleSubmit}>
        {t(error ? 'general.try-again' : 'new-recipe.import')}
      </Button>
    </div>
  );
}
