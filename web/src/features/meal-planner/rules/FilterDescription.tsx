import { useTranslation } from 'react-i18next';
import type { FilterKind } from '../../../entities/catalogue/filter-kinds.js';
import { useListFilterOptionsQuery } from '../../../entities/catalogue/filter-options.api.js';
import { PLAN_RULE_FIELDS, type FilterField, type FilterRow } from '../../../entities/query-filter/filter-rows.js';
import { operatorLabel } from '../../../entities/query-filter/operator-label.js';
import { readFilter } from '../../../entities/query-filter/read-filter.js';
import type { StoredFilter } from '../../../entities/query-filter/StoredFilterField.js';
import { isDay, utcDateOf } from '../../../shared/dates/calendar-days.js';
import { dateText } from '../../../shared/dates/date-text.js';
import { Chip } from '../../../shared/ui/data/Chip.js';
import styles from './Rules.module.css';

/** A stored filter in words, one line per condition; a filter without a description is shown as text. */
export function FilterDescription({ queryFilter, queryFilterString }: StoredFilter) {
  const { t } = useTranslation();
  if (!queryFilterString) return <p>{t('meal-plan.any-recipe')}</p>;
  const rows = queryFilter.parts.length > 0 ? readFilter(queryFilter.parts, PLAN_RULE_FIELDS) : null;
  if (!rows) return <code dir="ltr">{queryFilterString}</code>;
  return (
    <ul className={styles.conditions}>
      {rows.map((row, index) => (
        <Condition key={row.id} row={row} isFirst={index === 0} />
      ))}
    </ul>
  );
}

function Condition({ row, isFirst }: { row: FilterRow; isFirst: boolean }) {
  const { t } = useTranslation();
  const field = PLAN_RULE_FIELDS.find(({ attribute }) => attribute === row.attribute);
  if (!field) return null;
  const join = t(row.join === 'AND' ? 'query-filter.and' : 'query-filter.or');
  return (
    <li>
      {!isFirst && <em>{join} </em>}
      {'('.repeat(row.opens)}
      {t(field.label)} {operatorLabel(t, row.operator)} <Values field={field} values={row.values} />
      {')'.repeat(row.closes)}
    </li>
  );
}

function Values({ field, values }: { field: FilterField; values: readonly string[] }) {
  const { i18n } = useTranslation();
  if (field.kind !== 'date') return <Names kind={field.kind} ids={values} />;
  const [day] = values;
  return (
    <Chip>{isDay(day) ? dateText(utcDateOf(day), i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }) : day}</Chip>
  );
}

function Names({ kind, ids }: { kind: FilterKind; ids: readonly string[] }) {
  const { t } = useTranslation();
  const { data: options, isError } = useListFilterOptionsQuery({ visited: null, kind });
  if (!options) return t(isError ? 'page.could-not-be-loaded' : 'general.loading');
  return ids.map((id) => (
    <span key={id}>
      <Chip>
        <bdi>{options.find((each) => each.id === id)?.name ?? t('meal-plan.deleted-choice')}</bdi>
      </Chip>{' '}
    </span>
  ));
}
