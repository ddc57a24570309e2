import { Button } from '../../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { Icon } from '../../../../shared/icons/Icon.js';
import type { VisitedGroup } from '../../../../entities/session/visited-group.js';
import { FILTERS, type ExplorerQuery } from '../query/explorer-query.js';
import { FilterButton } from './FilterButton.js';
import { useListFilterOptionsQuery } from '../../../../entities/catalogue/filter-options.api.js';
import { SearchSettings } from '../SearchSettings.js';
import styles from './Filters.module.css';

export interface FilterBarProps {
  draftQuery: ExplorerQuery;
  visited: VisitedGroup | undefined;
  onChange: (query: ExplorerQuery) => void;
  onSearch: (query: ExplorerQuery) => void;
}

/**
 * The filters of the list, in a row; households only where there are several. What follows them is rendered once that
 * is known, which prevents layout shifts.
 */
export function FilterBar({ draftQuery, visited, onChange, onSearch }: FilterBarProps) {
  const { t } = useTranslation();
  const {
    data: households,
    isSuccess,
    isError,
  } = useListFilterOptionsQuery(visited === undefined ? skipToken : { visited, kind: 'households' });
  const kinds = households && households.length > 1 ? [...FILTERS, 'households' as const] : FILTERS;
  return (
    <div className={styles.bar} role="group" aria-label={t('search.filters')}>
      {kinds.map((kind) => (
        <FilterButton key={kind} kind={kind} query={draftQuery} visited={visited ?? null} onChange={onChange} />
      ))}
      {(isSuccess || isError) && <SearchSettings query={draftQuery} onChange={onChange} onSearch={onSearch} />}
      {!draftQuery.auto && (
        <Button type="primary" size="large" icon={<Icon name="search" />} onClick={() => onSearch(draftQuery)}>
          {t('search.search')}
        </Button>
      )}
    </div>
  );
}
