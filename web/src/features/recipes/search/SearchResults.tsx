import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { optionId } from './option-id.js';
import { SearchResult } from './SearchResult.js';
import styles from './SearchDialog.module.css';

export interface SearchResultsProps {
  id: string;
  recipes: readonly RecipeSummary[];
  searched: string;
  total: number | undefined;
  failed: boolean;
  active: number | null;
  groupSlug: string;
  onHover: (index: number) => void;
  onOpen: (slug: string) => void;
  onClose: () => void;
}

/** The results, or the newest recipes, or a message; and a link to the advanced search. */
export function SearchResults({
  id,
  recipes,
  searched,
  total,
  failed,
  active,
  groupSlug,
  onHover,
  onOpen,
  onClose,
}: SearchResultsProps) {
  const { t } = useTranslation();
  const nothing = searched !== '' && total === 0;
  const advanced = searched ? `/g/${groupSlug}?${new URLSearchParams({ search: searched })}` : `/g/${groupSlug}`;
  return (
    <>
      <div className={styles.line}>
        <span role="status">
          {searched === '' && recipes.length > 0 && t('search.newest-recipes')}
          {total !== undefined && total > 0 && t('search.results', { count: total })}
          {failed && t('page.could-not-be-loaded')}
          {nothing && t('search.no-results')}
        </span>
        <Link to={advanced} onClick={onClose} className={styles.advanced}>
          {t('search.advanced-search')}
          <Icon name="forward" size={16} />
        </Link>
      </div>
      {nothing && <p className={styles.nothing}>{t('search.no-results-advice')}</p>}
      <ul id={id} role="listbox" aria-label={t('search.search-results')} className={styles.list}>
        {recipes.map((recipe, index) => (
          <SearchResult
            key={recipe.id}
            id={optionId(id, index)}
            recipe={recipe}
            searched={searched}
            active={index === active}
            onHover={() => onHover(index)}
            onOpen={() => onOpen(recipe.slug)}
          />
        ))}
      </ul>
    </>
  );
}
