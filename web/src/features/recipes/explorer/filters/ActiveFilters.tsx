import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/icons/Icon.js';
import type { VisitedGroup } from '../../../../entities/session/visited-group.js';
import { FILTER_KIND_LABELS, FILTER_KINDS, type FilterKind } from '../../../../entities/catalogue/filter-kinds.js';
import { idsOf, withoutFilter, withoutFilters, type ExplorerQuery } from '../query/explorer-query.js';
import { useListFilterOptionsQuery } from '../../../../entities/catalogue/filter-options.api.js';
import styles from '../ExplorerPage.module.css';

export interface ActiveFiltersProps {
  query: ExplorerQuery;
  visited: VisitedGroup;
  onChange: (query: ExplorerQuery) => void;
}

/** A chip for each active filter; a click removes it. */
export function ActiveFilters({ query, visited, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const active = FILTER_KINDS.flatMap((kind) => idsOf(query, kind).map((id) => ({ kind, id })));
  if (active.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('search.active-filters')}>
      {active.map(({ kind, id }) => (
        <li key={`${kind} ${id}`}>
          <FilterChip kind={kind} id={id} visited={visited} onRemove={() => onChange(withoutFilter(query, kind, id))} />
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button type="button" className={styles.reset} onClick={() => onChange(withoutFilters(query))}>
            {t('search.reset-filters')}
          </button>
        </li>
      )}
    </ul>
  );
}

interface FilterChipProps {
  kind: FilterKind;
  id: string;
  visited: VisitedGroup;
  onRemove: () => void;
}

function FilterChip({ kind, id, visited, onRemove }: FilterChipProps) {
  const { t } = useTranslation();
  const { icon, one } = FILTER_KIND_LABELS[kind];
  const { data: options } = useListFilterOptionsQuery({ visited, kind });
  const name = options?.find((option) => option.id === id || option.slug === id)?.name ?? t(one);
  return (
    <button type="button" className={styles.filter} aria-label={t('search.remove-filter', { name })} onClick={onRemove}>
      <Icon name={icon} size={16} />
      <bdi>{name}</bdi>
      <Icon name="close" size={14} />
    </button>
  );
}
