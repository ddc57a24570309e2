import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { problemText } from '../../../api/call-problem.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { useCreateRecipeMutation, useSetSourceMutation } from '../import.api.js';
import { ImportFailure } from '../ImportFailure.js';
import type { ImportProblem } from '../import-problem.js';
import { nameFromAddress } from '../shared-address.js';
import { useOpenRecipe } from '../use-open-recipe.js';
import styles from './UrlImportFailure.module.css';

/** Why the page could not be imported, with two alternatives: pasting its text, or an empty recipe with the link. */
export function UrlImportFailure({ problem, url }: { problem: ImportProblem; url: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openRecipe = useOpenRecipe();
  const [create, { isLoading, error }] = useCreateRecipeMutation();
  const [setSource] = useSetSourceMutation();

  const handleEmptyRecipe = async () => {
    const { data: slug } = await create({ name: nameFromAddress(url) });
    if (!slug) return;
    await setSource({ slug, orgURL: url });
    await openRecipe(slug, 'edit');
  };

  return (
    <div className={styles.failure}>
      <ImportFailure problem={problem}>
        <Button onClick={() => void navigate('../html', { relative: 'path' })}>
          {t('new-recipe.paste-page-instead')}
        </Button>
        <Button loading={isLoading} onClick={() => void handleEmptyRecipe()}>
          {t('new-recipe.empty-recipe-with-link')}
        </Button>
      </ImportFailure>
      <FormError text={error && problemText(t, error)} />
    </div>
  );
}
