import type { CheckedFilter } from './checked-filter.js';
import { printFilter } from './syntax/print-filter.js';
import type { Filter } from './syntax/tree.js';

/** Converts a filter to text, to send it to the service that stores the records. */
export function textOfFilter(filter: CheckedFilter | null): string {
  return filter ? printFilter(unchecked(filter)) : '';
}

function unchecked(filter: CheckedFilter): Filter {
  if (filter.kind !== 'comparison') return { kind: filter.kind, terms: filter.terms.map(unchecked) };
  const { attribute, operator, values } = filter;
  const texts = values.map((value) => (value instanceof Date ? value.toISOString() : String(value)));
  const [only = null] = texts;
  return { kind: 'comparison', attribute: attribute.path, operator, value: takesList(operator) ? texts : only };
}

function takesList(operator: string): boolean {
  return ['IN', 'NOT IN', 'CONTAINS ALL'].includes(operator);
}
