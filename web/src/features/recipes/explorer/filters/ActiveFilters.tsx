import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/icons/Icon.js';
import type { VisitedGroup } from '../../../../entities/session/visited-group.js';
import { CHOICE_LABELS, CHOICES, type Choice } from '../../../../entities/catalogue/choices.js';
import { idsOf, withoutFilter, withoutFilters, type ExplorerQuery } from '../query/explorer-query.js';
import { useListChoicesQuery } from '../../../../entities/catalogue/choices.api.js';
import styles from '../ExplorerPage.module.css';

export interface ActiveFiltersProps {
  query: ExplorerQuery;
  visited: VisitedGroup;
  onChange: (query: ExplorerQuery) => void;
}

/** A chip for each active filter; a click removes it. */
export function ActiveFilters({ query, visited, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const active = CHOICES.flatMap((choice) => idsOf(query, choice).map((id) => ({ choice, id })));
  if (active.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('search.active-filters')}>
      {active.map(({ choice, id }) => (
        <li key={`${choice} ${id}`}>
          <FilterChip
            choice={choice}
            id={id}
            visited={visited}
            onRemove={() => onChange(withoutFilter(query, choice, id))}
          />
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
  choice: Choice;
  id: string;
  visited: VisitedGroup;
  onRemove: () => void;
}

function FilterChip({ choice, id, visited, onRemove }: FilterChipProps) {
  const { t } = useTranslation();
  const { icon, one } = CHOICE_LABELS[choice];
  const { data: options } = useListChoicesQuery({ visited, choice });
  const name = options?.find((option) => option.id === id || option.slug === id)?.name ?? t(one);
  return (
    <button type="button" className={styles.filter} aria-label={t('search.remove-filter', { name })} onClick={onRemove}>
      <Icon name={icon} size={16} />
      <bdi>{name}</bdi>
      <Icon name="close" size={14} />
    </button>
  );
}
