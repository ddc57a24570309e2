import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../shared/ui/actions/FileDrop.js';
import { AfterImportChoice } from '../after-import/AfterImportChoice.js';
import { useImportZipMutation } from '../import.api.js';
import { ImportFailure } from '../ImportFailure.js';
import { wasCanceled, zipProblem } from '../import-problem.js';
import { ImportProgress } from '../ImportProgress.js';
import { useAfterImport } from '../after-import/use-after-import.js';
import { useCancelableImport } from '../use-cancelable-import.js';
import styles from './ImportZipPage.module.css';

/** Imports an archive of this product or a compatible one: the recipe and its image in one file. */
export function ImportZipPage() {
  const { t } = useTranslation();
  const [archive, setArchive] = useState<File | null>(null);
  const [after, setAfter] = useAfterImport();
  const [importZip, { isLoading, error }] = useImportZipMutation();
  const { run, cancel } = useCancelableImport(importZip, after);

  if (isLoading) {
    return <ImportProgress text={t('new-recipe.reading-file')} onCancel={cancel} />;
  }
  return (
    <div className={styles.page}>
      <FileDrop
        label={t('new-recipe.choose-zip')}
        accept=".zip,application/zip"
        hint={t('new-recipe.zip-hint')}
        fileName={archive?.name}
        onFiles={([file]) => setArchive(file)}
      />
      <AfterImportChoice value={after} onChange={setAfter} />
      {error && !wasCanceled(error) && <ImportFailure problem={zipProblem(error)} />}
      <Button type="primary" size="large" block disabled={!archive} onClick={() => archive && void run(archive)}>
        {t(error ? 'general.try-again' : 'new-recipe.import')}
      </Button>
    </div>
  );
}
