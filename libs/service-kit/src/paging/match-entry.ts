import {
  isMany,
  likePattern,
  type CheckedComparison,
  type CheckedFilter,
  type Operator,
  type ResolvedAttribute,
} from '@larder/query-filter';
import { valueAt } from './value-at.js';

type Value = string | number | boolean;

const NEGATED: readonly Operator[] = ['<>', 'NOT IN', 'NOT LIKE'];

/** Whether a plain object, such as a directory entry, matches a filter on its own fields, or on lists that it contains. */
export function matchEntry(filter: CheckedFilter, entry: object): boolean {
  if (filter.kind === 'and') return filter.terms.every((term) => matchEntry(term, entry));
  if (filter.kind === 'or') return filter.terms.some((term) => matchEntry(term, entry));
  return filter.kind === 'comparison' && matchComparison(filter, entry);
}

function matchComparison({ attribute, operator, values }: CheckedComparison, entry: object): boolean {
  const stored = valuesOf(attribute, entry);
  const existing = stored.filter((value) => value !== null && value !== undefined);
  // An absent value matches only IS NULL.
  if (operator === 'IS') return stored.length === 0 || existing.length < stored.length;
  const test = (value: Value) => satisfies(value, operator, values as Value[]);
  // In a list, one value has to match; a negated condition is true if no value matches, also without values.
  return isMany(attribute) && NEGATED.includes(operator) ? existing.every(test) : existing.some(test);
}

/** The values of an attribute: one, or those of a list. */
function valuesOf({ path, location }: ResolvedAttribute, entry: object): (Value | null | undefined)[] {
  if (location.kind === 'field') {
    return [valueAt(entry, location.field === '_id' ? 'id' : location.field) as Value | null | undefined];
  }
  if (location.kind !== 'elements') throw new Error(`"${path}" is not a field of the record itself.`);
  const list = valueAt(entry, location.list) as object[];
  return list.map((element) => valueAt(element, location.field) as Value | null | undefined);
}

function satisfies(stored: Value, operator: CheckedComparison['operator'], values: Value[]): boolean {
  const [expected = ''] = values;
  const tests: Partial<Record<CheckedComparison['operator'], () => boolean>> = {
    '=': () => stored === expected,
    '<>': () => stored !== expected,
    '>': () => stored > expected,
    '<': () => stored < expected,
    '>=': () => stored >= expected,
    '<=': () => stored <= expected,
    IN: () => values.includes(stored),
    'NOT IN': () => !values.includes(stored),
    'CONTAINS ALL': () => values.every((value) => value === stored),
    LIKE: () => likePattern(String(expected)).test(String(stored)),
    'NOT LIKE': () => !likePattern(String(expected)).test(String(stored)),
    'IS NOT': () => true,
  };
  return tests[operator]?.() ?? false;
}
