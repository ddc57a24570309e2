import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { newId } from '../../shared/ids/new-id.js';
import { Notice } from '../../shared/ui/page/Notice.js';
import { emptyRow, RECIPE_FIELDS, type FilterField, type FilterRow } from './filter-rows.js';
import { writeFilter } from './filter-text.js';
import { FilterBuilder } from './FilterBuilder.js';
import { MatchCount } from './MatchCount.js';
import { readFilter } from './read-filter.js';

/** A filter of a cookbook or planner rule, as the API returns it. */
export type StoredFilter = Pick<Cookbook, 'queryFilter' | 'queryFilterString'>;

export interface StoredFilterFieldProps {
  /** Null for a new filter. */
  stored: StoredFilter | null;
  fields?: readonly FilterField[];
  /** Called with the current filter; empty while it is invalid. */
  onFilter: (filter: string) => void;
}

/** Edits a stored filter. A filter that the builder cannot show is edited as text. */
export function StoredFilterField({ stored, fields = RECIPE_FIELDS, onFilter }: StoredFilterFieldProps) {
  const { t } = useTranslation();
  const [rows, setRows] = useState(() => firstRows(stored, fields));
  const [text, setText] = useState(stored?.queryFilterString ?? '');
  const handleRows = (changed: FilterRow[]) => {
    setRows(changed);
    onFilter(writeFilter(changed, fields));
  };
  if (rows) return <FilterBuilder rows={rows} fields={fields} onChange={handleRows} />;
  return (
    <>
      <Notice level="info" title={t('query-filter.as-text')} />
      <Input.TextArea
        rows={3}
        dir="ltr"
        aria-label={t('query-filter.title')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onFilter(event.target.value.trim());
        }}
      />
      <MatchCount filter={text.trim()} problem={null} />
    </>
  );
}

/** The stored filter as rows, one empty row for a new filter, null when the builder does not support it. */
function firstRows(stored: StoredFilter | null, fields: readonly FilterField[]): FilterRow[] | null {
  const [field] = fields;
  if (!stored?.queryFilterString) return field ? [emptyRow(newId(), field)] : [];
  const { parts } = stored.queryFilter;
  return parts.length > 0 ? readFilter(parts, fields) : null;
}
