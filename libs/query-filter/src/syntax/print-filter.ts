import { isGroup, type Comparison, type Filter } from './tree.js';

/** Converts a filter to text; parsing it results in the same filter. */
export function printFilter(filter: Filter): string {
  return isGroup(filter) ? filter.terms.map(printTerm).join(filter.kind === 'and' ? ' AND ' : ' OR ') : print(filter);
}

function printTerm(term: Filter): string {
  return isGroup(term) ? `(${printFilter(term)})` : print(term);
}

function print({ attribute, operator, value }: Comparison): string {
  if (value === null) return `${attribute} ${operator} NULL`;
  return `${attribute} ${operator} ${Array.isArray(value) ? `[${value.map(quoteValue).join(', ')}]` : quoteValue(value)}`;
}

function quoteValue(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
