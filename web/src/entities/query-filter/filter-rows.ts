import type { FilterKind } from '../catalogue/filter-kinds.js';

/** The operators for fields with records. */
export const LIST_OPERATORS = ['IN', 'NOT IN', 'CONTAINS ALL'] as const;
/** The operators for fields with a day. */
export const DATE_OPERATORS = ['=', '<>', '>', '>=', '<', '<='] as const;
export type Operator = (typeof LIST_OPERATORS)[number] | (typeof DATE_OPERATORS)[number];

/** An attribute that recipes can be filtered by: it refers to records, or it is a day. */
export interface FilterField {
  /** The attribute in the filter language, e.g. `recipe_category.id`. */
  attribute: string;
  /** The key of its name. */
  label: string;
  /** The kind of its records, or a day. */
  kind: FilterKind | 'date';
}

/** One condition of the builder. */
export interface FilterRow {
  id: string;
  /** The conjunction with the previous row; ignored in the first row. */
  join: 'AND' | 'OR';
  /** Parentheses before and after the condition. */
  opens: number;
  closes: number;
  attribute: string;
  operator: Operator;
  /** Ids, or one day as `yyyy-mm-dd`. */
  values: string[];
}

export const MAX_PARENTHESES = 3;

/** The fields of cookbook filters. */
export const RECIPE_FIELDS: readonly FilterField[] = [
  { attribute: 'recipe_category.id', label: 'search.categories', kind: 'categories' },
  { attribute: 'tags.id', label: 'search.tags', kind: 'tags' },
  { attribute: 'tools.id', label: 'search.tools', kind: 'tools' },
  { attribute: 'household_id', label: 'search.households', kind: 'households' },
  { attribute: 'created_at', label: 'query-filter.created', kind: 'date' },
  { attribute: 'updated_at', label: 'query-filter.updated', kind: 'date' },
];

/** The fields of planner rules. */
export const PLAN_RULE_FIELDS: readonly FilterField[] = [
  ...RECIPE_FIELDS.slice(0, 4),
  { attribute: 'last_made', label: 'query-filter.last-made', kind: 'date' },
  ...RECIPE_FIELDS.slice(4),
];

/** The operators that a field supports. */
export function operatorsOf(field: FilterField): readonly Operator[] {
  return field.kind === 'date' ? DATE_OPERATORS : LIST_OPERATORS;
}

/** A new row without a value. */
export function emptyRow(id: string, field: FilterField): FilterRow {
  return {
    id,
    join: 'AND',
    opens: 0,
    closes: 0,
    attribute: field.attribute,
    operator: field.kind === 'date' ? '>=' : 'IN',
    values: [],
  };
}
