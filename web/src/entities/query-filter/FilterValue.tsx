import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterKind } from '../catalogue/filter-kinds.js';
import { useListFilterOptionsQuery } from '../catalogue/filter-options.api.js';
import { isDay, LAST_DAY } from '../../shared/dates/calendar-days.js';
import { normalizeText } from '../../shared/text/normalize-text.js';
import { noOptionsText } from '../../shared/forms/fields/no-options-text.js';
import type { FilterField } from './filter-rows.js';
import styles from './FilterBuilder.module.css';

export interface FilterValueProps {
  field: FilterField;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The value of a condition: a day, or records of the group. */
export function FilterValue({ field: { kind }, values, onChange }: FilterValueProps) {
  const { t } = useTranslation();
  if (kind !== 'date') return <OptionsValue kind={kind} values={values} onChange={onChange} />;
  return (
    <Input
      type="date"
      className={styles.value}
      aria-label={t('query-filter.value')}
      value={values[0] ?? ''}
      max={LAST_DAY}
      onChange={(event) => onChange(isDay(event.target.value) ? [event.target.value] : [])}
    />
  );
}

function OptionsValue({ kind, values, onChange }: Omit<FilterValueProps, 'field'> & { kind: FilterKind }) {
  const { t } = useTranslation();
  const { data, isFetching, isError } = useListFilterOptionsQuery({ visited: null, kind });
  return (
    <Select
      mode="multiple"
      className={styles.value}
      aria-label={t('query-filter.value')}
      placeholder={t('query-filter.choose')}
      loading={isFetching}
      value={[...values]}
      options={data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      notFoundContent={noOptionsText(t, { isFetching, isError })}
      filterOption={(text, option) => normalizeText(option?.label ?? '').includes(normalizeText(text))}
      onChange={onChange}
    />
  );
}
