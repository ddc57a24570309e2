import type { TFunction } from 'i18next';
import type { Operator } from './filter-rows.js';

const KEYS: Record<Operator, string> = {
  IN: 'query-filter.is-one-of',
  'NOT IN': 'query-filter.is-none-of',
  'CONTAINS ALL': 'query-filter.has-all-of',
  '=': 'query-filter.is-on',
  '<>': 'query-filter.is-not-on',
  '>': 'query-filter.is-after',
  '>=': 'query-filter.is-on-or-after',
  '<': 'query-filter.is-before',
  '<=': 'query-filter.is-on-or-before',
};

/** The label of an operator. */
export function operatorLabel(t: TFunction, operator: Operator): string {
  return t(KEYS[operator]);
}
