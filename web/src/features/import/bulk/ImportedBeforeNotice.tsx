import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Notice } from '../../../shared/ui/page/Notice.js';
import styles from './BulkImportPage.module.css';

export interface ImportedBeforeNoticeProps {
  recipes: readonly RecipeSummary[];
  /** The number of pages that were not imported before. */
  newCount: number;
  onImportNew: () => void;
  onImportAll: () => void;
}

/** Some of the pages were imported before: links to their recipes, and the choice to leave them out. */
export function ImportedBeforeNotice({ recipes, newCount, onImportNew, onImportAll }: ImportedBeforeNoticeProps) {
  const { t } = useTranslation();
  const { groupSlug } = useParams();
  return (
    <Notice level="info" title={t('new-recipe.already-exist', { count: recipes.length })}>
      <ul className={styles.existing}>
        {recipes.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={`/g/${groupSlug}/r/${slug}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {newCount > 0 && (
          <Button type="primary" onClick={onImportNew}>
            {t('new-recipe.import-new-pages', { count: newCount })}
          </Button>
        )}
        <Button onClick={onImportAll}>{t('new-recipe.import-all-anyway')}</Button>
      </div>
    </Notice>
  );
}
