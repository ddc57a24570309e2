import { isGroup, type Comparison, type Filter } from './tree.js';

/** The filter as text that means the same when it is parsed again. */
export function printFilter(filter: Filter): string {
  return isGroup(filter) ? filter.terms.map(printTerm).join(filter.kind === 'and' ? ' AND ' : ' OR ') : print(filter);
}

function printTerm(term: Filter): string {
  return isGroup(term) ? `(${printFilter(term)})` : print(term);
}

function print({ attribute, operator, value }: Comparison): string {
  if (value === null) return `${attribute} ${operator} NULL`;
  return `${attribute} ${operator} ${Array.isArray(value) ? `[${value.map(quoted).join(', ')}]` : quoted(value)}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
