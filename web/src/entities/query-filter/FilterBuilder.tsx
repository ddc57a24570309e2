import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { moveItem } from '../../shared/lists/list-edits.js';
import { newId } from '../../shared/ids/new-id.js';
import { Icon } from '../../shared/icons/Icon.js';
import { SortableItem } from '../../shared/ui/sortable/SortableItem.js';
import { SortableList } from '../../shared/ui/sortable/SortableList.js';
import { emptyRow, RECIPE_FIELDS, type FilterField, type FilterRow } from './filter-rows.js';
import { problemOf, writeFilter } from './filter-text.js';
import { FilterRowFields } from './FilterRowFields.js';
import { MatchCount } from './MatchCount.js';
import styles from './FilterBuilder.module.css';

export interface FilterBuilderProps {
  rows: readonly FilterRow[];
  fields?: readonly FilterField[];
  onChange: (rows: FilterRow[]) => void;
}

/** A builder for recipe filters that shows the number of matching recipes. */
export function FilterBuilder({ rows, fields = RECIPE_FIELDS, onChange }: FilterBuilderProps) {
  const { t } = useTranslation();
  const [showsParentheses, setShowsParentheses] = useState(() => rows.some(({ opens, closes }) => opens + closes > 0));
  const nameOf = (id: string) => t('query-filter.condition', { row: rows.findIndex((row) => row.id === id) + 1 });
  const addRow = () => {
    const [first] = fields;
    if (first) onChange([...rows, emptyRow(newId(), first)]);
  };
  const change = (changed: FilterRow) => onChange(rows.map((row) => (row.id === changed.id ? changed : row)));
  return (
    <fieldset className={styles.builder}>
      <legend>{t('query-filter.title')}</legend>
      <SortableList
        ids={rows.map(({ id }) => id)}
        nameOf={nameOf}
        onMove={(from, to) => onChange(moveItem(rows, from, to))}
      >
        <ul className={styles.rows}>
          {rows.map((row, index) => (
            <SortableItem key={row.id} id={row.id} name={nameOf(row.id)}>
              {(handle) => (
                <FilterRowFields
                  row={row}
                  index={index}
                  fields={fields}
                  showsParentheses={showsParentheses}
                  handle={handle}
                  onChange={change}
                  onRemove={rows.length > 1 ? () => onChange(rows.filter(({ id }) => id !== row.id)) : undefined}
                />
              )}
            </SortableItem>
          ))}
        </ul>
      </SortableList>
      <div className={styles.foot}>
        <Button icon={<Icon name="plus" size={18} />} onClick={addRow}>
          {t('query-filter.add-condition')}
        </Button>
        <Checkbox checked={showsParentheses} onChange={(event) => setShowsParentheses(event.target.checked)}>
          {t('query-filter.show-parentheses')}
        </Checkbox>
      </div>
      <MatchCount filter={writeFilter(rows, fields)} problem={problemOf(rows)} />
    </fieldset>
  );
}
