import type { Choice } from '../catalogue/choices.js';

/** A comparison operator. */
export const LIST_OPERATORS = ['IN', 'NOT IN', 'CONTAINS ALL'] as const;
export const DATE_OPERATORS = ['=', '<>', '>', '>=', '<', '<='] as const;
export type Operator = (typeof LIST_OPERATORS)[number] | (typeof DATE_OPERATORS)[number];

/** An attribute for filters: records to choose from, or a day. */
export interface FilterField {
  /** The attribute in the filter language, e.g. `recipe_category.id`. */
  attribute: string;
  label: string;
  choice: Choice | 'date';
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

export const MOST_PARENTHESES = 3;

/** The fields of cookbook filters. */
export const RECIPE_FIELDS: readonly FilterField[] = [
  { attribute: 'recipe_category.id', label: 'search.categories', choice: 'categories' },
  { attribute: 'tags.id', label: 'search.tags', choice: 'tags' },
  { attribute: 'tools.id', label: 'search.tools', choice: 'tools' },
  { attribute: 'household_id', label: 'search.households', choice: 'households' },
  { attribute: 'created_at', label: 'query-filter.created', choice: 'date' },
  { attribute: 'updated_at', label: 'query-filter.changed', choice: 'date' },
];

/** The fields of planner rules. */
export const PLAN_RULE_FIELDS: readonly FilterField[] = [
  ...RECIPE_FIELDS.slice(0, 4),
  { attribute: 'last_made', label: 'query-filter.last-made', choice: 'date' },
  ...RECIPE_FIELDS.slice(4),
];

/** The operators that a field supports. */
export function operatorsOf(field: FilterField): readonly Operator[] {
  return field.choice === 'date' ? DATE_OPERATORS : LIST_OPERATORS;
}

/** A new row without a value. */
export function emptyRow(id: string, field: FilterField): FilterRow {
  return {
    id,
    join: 'AND',
    opens: 0,
    closes: 0,
    attribute: field.attribute,
    operator: field.choice === 'date' ? '>=' : 'IN',
    values: [],
  };
}
