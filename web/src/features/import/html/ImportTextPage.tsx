import { useId, useRef, useState } from 'react';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useImportTextMutation } from '../import.api.js';
import { AfterImportChoice } from '../after-import/AfterImportChoice.js';
import { ImportFailure } from '../ImportFailure.js';
import { importProblem, wasCanceled } from '../import-problem.js';
import { ImportProgress } from '../ImportProgress.js';
import { useAfterImport } from '../after-import/use-after-import.js';
import { useCancelableImport } from '../use-cancelable-import.js';
import { kindOfText, type TextKind } from './kind-of-text.js';
import { OpenFileButton } from './OpenFileButton.js';
import styles from './ImportTextPage.module.css';
import { PasteButton } from './PasteButton.js';

const DIRECTIONS: Record<TextKind, 'ltr' | 'auto' | undefined> = {
  empty: undefined,
  html: 'ltr',
  json: 'ltr',
  unknown: 'auto', // an example text in the user's language
};

/** Imports a recipe from the source of a page, schema.org JSON or plain text, pasted or from a file. */
export function ImportTextPage() {
  const { t } = useTranslation();
  const area = useId();
  const [query] = useSearchParams();
  // The input is uncontrolled: a page may have megabytes, and rendering it on every key press would be slow.
  const field = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState<TextKind>('empty');
  const [includeTags, setIncludeTags] = useState(query.get('use_keywords') !== '0');
  const [after, setAfter] = useAfterImport();
  const [importText, { isLoading, error }] = useImportTextMutation();
  const { run, cancel } = useCancelableImport(importText, after);

  const handleSubmit = () => void run({ data: field.current?.value ?? '', includeTags });
  const handleFile = (text: string) => {
    if (field.current) field.current.value = text;
    setKind(kindOfText(text));
  };

  return (
    <>
      {isLoading && <ImportProgress text={t('new-recipe.reading-text')} onCancel={cancel} />}
      <div className={styles.form} hidden={isLoading}>
        <div className={styles.head}>
          <label htmlFor={area}>{t('new-recipe.page-source')}</label>
          <span className={styles.ways}>
            <PasteButton onText={handleFile} />
            <OpenFileButton onText={handleFile} />
          </span>
        </div>
        <textarea
          ref={field}
          id={area}
          className={styles.text}
          rows={14}
          spellCheck={false}
          dir={DIRECTIONS[kind]}
          placeholder={t('new-recipe.page-source-placeholder')}
          onInput={(event) => setKind(kindOfText(event.currentTarget.value))}
        />
        <p className={styles.kind} role="status">
          {t(`new-recipe.text-kind-${kind}`)}
        </p>
        <Checkbox checked={includeTags} onChange={(event) => setIncludeTags(event.target.checked)}>
          {t('recipe.import-original-keywords-as-tags')}
        </Checkbox>
        <AfterImportChoice value={after} onChange={setAfter} />
        {error && !wasCanceled(error) && <ImportFailure problem={importProblem(error)} />}
        <Button type="primary" size="large" block disabled={kind === 'empty'} onClick={handleSubmit}>
          {t(error ? 'general.try-again' : 'new-recipe.import')}
        </Button>
      </div>
    </>
  );
}
