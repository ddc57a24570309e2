import type { CheckedComparison, CheckedFilter } from './checked-filter.js';
import { isListOperator } from './syntax/operators.js';
import { printFilter } from './syntax/print-filter.js';
import { condition, mapTree, type Comparison } from './syntax/tree.js';

/** Converts a filter to text, to send it to the service that stores the records. */
export function textOfFilter(filter: CheckedFilter | null): string {
  return filter ? printFilter(mapTree(filter, toComparison)) : '';
}

function toComparison({ attribute, operator, values }: CheckedComparison): Comparison {
  const texts = values.map((value) => (value instanceof Date ? value.toISOString() : String(value)));
  return condition(attribute.path, operator, isListOperator(operator) ? texts : (texts[0] ?? null));
}
