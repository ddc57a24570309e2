import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { newId } from '../../shared/format/new-id.js';
import { Notice } from '../../shared/ui/page/Notice.js';
import { emptyRow, RECIPE_FIELDS, type FilterRow } from '../../entities/query-filter/filter-rows.js';
import { writeFilter } from '../../entities/query-filter/filter-text.js';
import { FilterBuilder } from '../../entities/query-filter/FilterBuilder.js';
import { MatchCount } from '../../entities/query-filter/MatchCount.js';
import { readFilter } from '../../entities/query-filter/read-filter.js';

export interface CookbookFilterProps {
  cookbook: Pick<Cookbook, 'queryFilter' | 'queryFilterString'> | null;
  /** The filter as it is now; empty while it is none. */
  onFilter: (filter: string) => void;
}

/** What a cookbook gathers. A filter from elsewhere that the builder cannot show stays as text: nothing gets lost. */
export function CookbookFilter({ cookbook, onFilter }: CookbookFilterProps) {
  const { t } = useTranslation();
  const [rows, setRows] = useState(() => firstRows(cookbook));
  const [text, setText] = useState(cookbook?.queryFilterString ?? '');
  const handleRows = (changed: FilterRow[]) => {
    setRows(changed);
    onFilter(writeFilter(changed, RECIPE_FIELDS));
  };
  if (rows) return <FilterBuilder rows={rows} onChange={handleRows} />;
  return (
    <>
      <Notice level="info" title={t('cookbook.filter-as-text')} />
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

/** The stored filter as rows, one empty row for a new one, null for what the builder cannot show. */
function firstRows(cookbook: CookbookFilterProps['cookbook']): FilterRow[] | null {
  const [field] = RECIPE_FIELDS;
  if (!cookbook?.queryFilterString) return field ? [emptyRow(newId(), field)] : [];
  const { parts } = cookbook.queryFilter;
  return parts.length > 0 ? readFilter(parts, RECIPE_FIELDS) : null;
}
