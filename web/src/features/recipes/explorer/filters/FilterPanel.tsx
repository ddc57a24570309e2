import { useState } from 'react';
import { Button, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { findRows } from '../../../../shared/lists/find-rows.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { SkeletonText } from '../../../../shared/ui/page/Skeleton.js';
import { FILTER_KIND_LABELS, type FilterKind } from '../../../../entities/catalogue/filter-kinds.js';
import { idsOf, withRequireAll, withIds, type Filter } from '../query/explorer-query.js';
import type { FilterProps } from '../explorer-props.js';
import { FilterOptions, LIST_HEIGHT } from './FilterOptions.js';
import { useListFilterOptionsQuery } from '../../../../entities/catalogue/filter-options.api.js';
import styles from './Filters.module.css';

/** The values of a filter, with a search; recipes match any or all of the selected ones. */
export function FilterPanel({ kind, query, visited, onChange, onClose }: FilterProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { data: options, isError } = useListFilterOptionsQuery({ visited, kind });
  const selectedIds = idsOf(query, kind);
  const label = t(FILTER_KIND_LABELS[kind].label);
  const choose = (ids: readonly string[]) => onChange(withIds(query, kind, ids));
  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Input
        autoFocus
        allowClear
        value={text}
        prefix={<Icon name="search" size={18} />}
        placeholder={t('search.find-in', { label })}
        aria-label={t('search.find-in', { label })}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.rules}>
        {hasAll(kind) && (
          <label className={styles.any}>
            <Switch
              size="small"
              checked={query.requireAll.includes(kind)}
              onChange={(all) => onChange(withRequireAll(query, kind, all))}
            />
            {t('search.require-all')}
          </label>
        )}
        <Button type="text" size="small" disabled={selectedIds.length === 0} onClick={() => choose([])}>
          {t('search.clear-selection')}
        </Button>
      </div>
      {isError && <p role="alert">{t('page.could-not-be-loaded')}</p>}
      {!options && !isError && (
        <div className={styles.frame} style={{ height: LIST_HEIGHT }}>
          <SkeletonText lines={5} />
        </div>
      )}
      {options && (
        <FilterOptions
          options={findRows(options, text, ({ name }) => [name])}
          selectedIds={selectedIds}
          single={kind === 'households'}
          onChoose={choose}
        />
      )}
    </div>
  );
}

function hasAll(kind: FilterKind): kind is Filter {
  return kind !== 'households';
}
