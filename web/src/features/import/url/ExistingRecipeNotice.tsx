import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Notice } from '../../../shared/ui/page/Notice.js';
import styles from './UrlImportFailure.module.css';
import type { ExistingRecipe } from './use-existing-recipe.js';

/** The page was imported before: links to the recipe, or imports it again. */
export function ExistingRecipeNotice({
  recipe,
  onImportAnyway,
}: {
  recipe: ExistingRecipe;
  onImportAnyway: () => void;
}) {
  const { t } = useTranslation();
  const { groupSlug } = useParams();
  return (
    <div className={styles.failure}>
      <Notice level="info" title={t('new-recipe.already-exists')}>
        <p>
          <Link to={`/g/${groupSlug}/r/${recipe.slug}`}>
            <bdi>{recipe.name}</bdi>
          </Link>
        </p>
        <Button onClick={onImportAnyway}>{t('new-recipe.import-anyway')}</Button>
      </Notice>
    </div>
  );
}
