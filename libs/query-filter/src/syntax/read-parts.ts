import { invalidQuery } from '../errors.js';
import type { Token } from './lexer.js';
import { readComparison } from './read-comparison.js';
import { isLogical, TokenReader } from './token-reader.js';
import type { Comparison } from './tree.js';

/** A condition with the parentheses around it, and the operator that joins it to the previous one. */
export interface FilterPart {
  logical: 'AND' | 'OR' | null;
  /** The number of parentheses that open directly before the condition, and that close directly after it. */
  opening: number;
  closing: number;
  comparison: Comparison;
}

/** Maximum length of a filter; enough for a thousand ids in a list. */
const MAX_LENGTH = 100_000;
/** Maximum number of conditions: each one takes the database as long as a short filter. */
const MAX_CONDITIONS = 200;

/** Parses the conditions of a text, in order; none for an empty text. Throws `QueryFilterError`. */
export function readParts(text: string): FilterPart[] {
  if (text.length > MAX_LENGTH) throw invalidQuery(`longer than ${MAX_LENGTH} characters`);
  const reader = new TokenReader(text);
  const parts: FilterPart[] = [];
  for (let open = 0; !reader.isAtEnd;) {
    const part = readPart(reader, parts.length > 0);
    parts.push(part);
    open += part.opening - part.closing;
    if (open < 0) throw invalidQuery('a ")" without a "(" before it');
    if (reader.isAtEnd && open > 0) throw invalidQuery('a "(" is not closed');
    if (parts.length > MAX_CONDITIONS) throw invalidQuery(`more than ${MAX_CONDITIONS} conditions`);
  }
  return parts;
}

function readPart(reader: TokenReader, needsLogical: boolean): FilterPart {
  const logical = needsLogical ? readLogical(reader) : null;
  const opening = count(reader, 'open');
  const comparison = readComparison(reader);
  return { logical, opening, comparison, closing: count(reader, 'close') };
}

function readLogical(reader: TokenReader): 'AND' | 'OR' {
  const word = reader.takeIf(isLogical);
  if (!word) throw reader.errorExpecting('AND or OR');
  return word.text.toUpperCase() === 'AND' ? 'AND' : 'OR';
}

function count(reader: TokenReader, kind: 'open' | 'close'): number {
  let count = 0;
  while (reader.takeIf((token): token is Token => token.kind === kind)) count++;
  return count;
}
