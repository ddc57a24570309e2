import type { Choice } from '../catalogue/choices.js';

/** How two values are compared. */
export const LIST_OPERATORS = ['IN', 'NOT IN', 'CONTAINS ALL'] as const;
export const DATE_OPERATORS = ['=', '<>', '>', '>=', '<', '<='] as const;
export type Operator = (typeof LIST_OPERATORS)[number] | (typeof DATE_OPERATORS)[number];

/** An attribute for filters: records to choose from, or a day. */
export interface FilterField {
  /** The attribute as filters spell it, e.g. `recipe_category.id`. */
  attribute: string;
  label: string;
  choice: Choice | 'date';
}

/** One condition as the builder shows it. */
export interface FilterRow {
  id: string;
  /** How it is joined to the one before; without meaning in the first row. */
  join: 'AND' | 'OR';
  /** Parentheses that open before it and close after it. */
  opens: number;
  closes: number;
  attribute: string;
  operator: Operator;
  /** Ids, or one day as `yyyy-mm-dd`. */
  values: string[];
}

export const MOST_PARENTHESES = 3;

/** The fields recipes are kept in cookbooks by. */
export const RECIPE_FIELDS: readonly FilterField[] = [
  { attribute: 'recipe_category.id', label: 'search.categories', choice: 'categories' },
  { attribute: 'tags.id', label: 'search.tags', choice: 'tags' },
  { attribute: 'tools.id', label: 'search.tools', choice: 'tools' },
  { attribute: 'household_id', label: 'search.households', choice: 'households' },
  { attribute: 'created_at', label: 'query-filter.created', choice: 'date' },
  { attribute: 'updated_at', label: 'query-filter.changed', choice: 'date' },
];

/** The fields that rules of the meal planner choose recipes by. */
export const PLAN_RULE_FIELDS: readonly FilterField[] = [
  ...RECIPE_FIELDS.slice(0, 4),
  { attribute: 'last_made', label: 'query-filter.last-made', choice: 'date' },
  ...RECIPE_FIELDS.slice(4),
];

/** The operators that make sense for a field. */
export function operatorsOf(field: FilterField): readonly Operator[] {
  return field.choice === 'date' ? DATE_OPERATORS : LIST_OPERATORS;
}

/** An empty row. */
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
