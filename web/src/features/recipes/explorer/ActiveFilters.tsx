import { useTranslation } from 'react-i18next';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { FILTERS, withoutFilter, type ExplorerQuery, type Filter } from './explorer-query.js';
import styles from './ExplorerPage.module.css';

export interface ActiveFiltersProps {
  query: ExplorerQuery;
  /** The recipes found: they carry the names of what they were found by. */
  recipes: readonly RecipeSummary[];
  onChange: (query: ExplorerQuery) => void;
}

/** A chip for everything the list is narrowed to; a click takes it away. */
export function ActiveFilters({ query, recipes, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const active = FILTERS.flatMap((filter) => query.filters[filter].map((id) => ({ filter, id })));
  if (active.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('search.active-filters')}>
      {active.map(({ filter, id }) => {
        const name = nameOf(recipes, filter, id) ?? t(`search.some-${filter}`);
        return (
          <li key={`${filter} ${id}`}>
            <button
              type="button"
              className={styles.filter}
              aria-label={t('search.remove-filter', { name })}
              onClick={() => onChange(withoutFilter(query, filter, id))}
            >
              <Icon name="tag" size={16} />
              {name}
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf(recipes: readonly RecipeSummary[], filter: Filter, id: string): string | undefined {
  if (filter === 'foods') return undefined;
  for (const recipe of recipes) {
    const kind = filter === 'categories' ? recipe.recipeCategory : recipe[filter];
    const found = kind.find((organizer) => organizer.id === id || organizer.slug === id);
    if (found) return found.name;
  }
  return undefined;
}
