import type { ReactNode } from 'react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import {
  emptyRow,
  MAX_PARENTHESES,
  operatorsOf,
  RECIPE_FIELDS,
  type FilterField,
  type FilterRow,
} from './filter-rows.js';
import { FilterValue } from './FilterValue.js';
import { operatorLabel } from './operator-label.js';
import styles from './FilterBuilder.module.css';

export interface FilterRowFieldsProps {
  row: FilterRow;
  /** The index, from 0. */
  index: number;
  fields: readonly FilterField[];
  showsParentheses: boolean;
  handle: ReactNode;
  onChange: (row: FilterRow) => void;
  /** Removes the condition; absent for the only one. */
  onRemove: (() => void) | undefined;
}

/** One condition: conjunction, attribute, operator, value. */
export function FilterRowFields(props: FilterRowFieldsProps) {
  const { row, index, fields, showsParentheses, handle, onChange, onRemove } = props;
  const { t } = useTranslation();
  const field = fields.find(({ attribute }) => attribute === row.attribute) ?? fields[0] ?? RECIPE_FIELDS[0]!; // not empty
  const changeField = (attribute: string) => {
    const next = fields.find((other) => other.attribute === attribute);
    if (next) onChange({ ...emptyRow(row.id, next), join: row.join, opens: row.opens, closes: row.closes });
  };
  return (
    <div className={styles.row} role="group" aria-label={t('query-filter.condition', { row: index + 1 })}>
      {handle}
      {index > 0 && (
        <Select
          aria-label={t('query-filter.combined-with')}
          value={row.join}
          options={[
            { value: 'AND' as const, label: t('query-filter.and') },
            { value: 'OR' as const, label: t('query-filter.or') },
          ]}
          onChange={(join) => onChange({ ...row, join })}
        />
      )}
      {showsParentheses && <Parentheses sign="(" count={row.opens} onChange={(opens) => onChange({ ...row, opens })} />}
      <Select
        className={styles.field}
        aria-label={t('query-filter.field')}
        value={row.attribute}
        options={fields.map(({ attribute, label }) => ({ value: attribute, label: t(label) }))}
        onChange={changeField}
      />
      <Select
        className={styles.operator}
        aria-label={t('query-filter.operator')}
        value={row.operator}
        options={operatorsOf(field).map((operator) => ({ value: operator, label: operatorLabel(t, operator) }))}
        onChange={(operator) => onChange({ ...row, operator })}
      />
      <FilterValue field={field} values={row.values} onChange={(values) => onChange({ ...row, values })} />
      {showsParentheses && (
        <Parentheses sign=")" count={row.closes} onChange={(closes) => onChange({ ...row, closes })} />
      )}
      <IconButton
        icon="trash"
        label={t('query-filter.remove-condition', { row: index + 1 })}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  );
}

function Parentheses({ sign, count, onChange }: { sign: '(' | ')'; count: number; onChange: (count: number) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={t(sign === '(' ? 'query-filter.opening-parentheses' : 'query-filter.closing-parentheses')}
      value={count}
      options={Array.from({ length: MAX_PARENTHESES + 1 }, (_, value) => ({
        value,
        label: sign.repeat(value) || '–',
      }))}
      onChange={onChange}
    />
  );
}
