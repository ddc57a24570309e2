import { useState } from 'react';
import { Button, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { findRows } from '../../../../shared/format/find-rows.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { SkeletonText } from '../../../../shared/ui/page/Skeleton.js';
import { CHOICE_LABELS, type Choice } from '../../../../entities/catalogue/choices.js';
import { idsOf, withRequireAll, withIds, type Filter } from '../query/explorer-query.js';
import type { FilterProps } from '../explorer-props.js';
import { FilterOptions } from './FilterOptions.js';
import { useListChoicesQuery } from '../../../../entities/catalogue/choices.api.js';
import styles from './Filters.module.css';

/** The values of a filter, with a search; recipes match any or all of the selected ones. */
export function FilterPanel({ choice, query, visited, onChange, onClose }: FilterProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { data: options, isError } = useListChoicesQuery({ visited, choice });
  const selectedIds = idsOf(query, choice);
  const label = t(CHOICE_LABELS[choice].label);
  const choose = (ids: readonly string[]) => onChange(withIds(query, choice, ids));
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
        {hasAll(choice) && (
          <label className={styles.any}>
            <Switch
              size="small"
              checked={query.requireAll.includes(choice)}
              onChange={(all) => onChange(withRequireAll(query, choice, all))}
            />
            {t('search.has-all')}
          </label>
        )}
        <Button type="text" size="small" disabled={selectedIds.length === 0} onClick={() => choose([])}>
          {t('search.clear-selection')}
        </Button>
      </div>
      {isError && <p role="alert">{t('page.could-not-be-loaded')}</p>}
      {!options && !isError && <SkeletonText lines={5} />}
      {options && (
        <FilterOptions
          options={findRows(options, text, ({ name }) => [name])}
          selectedIds={selectedIds}
          single={choice === 'households'}
          onChoose={choose}
        />
      )}
    </div>
  );
}

function hasAll(choice: Choice): choice is Filter {
  return choice !== 'households';
}
