import { likePattern, type CheckedComparison, type CheckedFilter } from '@larder/query-filter';
import { valueAt } from './value-at.js';

type Value = string | number | boolean;

/** Whether a plain object, such as a directory entry, matches a filter on its own fields. */
export function matchEntry(filter: CheckedFilter, entry: object): boolean {
  if (filter.kind === 'and') return filter.terms.every((term) => matchEntry(term, entry));
  if (filter.kind === 'or') return filter.terms.some((term) => matchEntry(term, entry));
  return filter.kind === 'comparison' && matchComparison(filter, entry);
}

function matchComparison({ attribute, operator, values }: CheckedComparison, entry: object): boolean {
  const { location } = attribute;
  if (location.kind !== 'field') throw new Error(`"${attribute.path}" is not a field of the record itself.`);
  const stored = valueAt(entry, location.field === '_id' ? 'id' : location.field) as Value | null | undefined;
  // An absent value matches only IS NULL.
  if (stored === null || stored === undefined) return operator === 'IS';
  return operator !== 'IS' && satisfies(stored, operator, values as Value[]);
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
