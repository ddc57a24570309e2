import { snakeCase } from '@larder/contracts/text/snake-case';
import { QueryFilterError } from '../errors.js';
import { readParts, type FilterPart } from './read-parts.js';
import { parseFilter } from './parse-filter.js';

/** The parts of a filter, for clients that show it as a form; part of API responses. */
export interface QueryFilterJson {
  parts: QueryFilterJsonPart[];
}
export interface QueryFilterJsonPart {
  leftParenthesis: string | null;
  rightParenthesis: string | null;
  logicalOperator: 'AND' | 'OR' | null;
  /** In snake_case. */
  attributeName: string;
  relationalOperator: string;
  value: string | string[] | null;
}

/** The parts of a filter text; none when it is empty or invalid. */
export function toQueryFilterJson(text: string): QueryFilterJson {
  try {
    parseFilter(text); // throws for invalid nesting, which `readParts` does not check
    return { parts: readParts(text).map(toJson) };
  } catch (error) {
    if (error instanceof QueryFilterError) return { parts: [] };
    throw error;
  }
}

function toJson({ logical, opening, closing, comparison }: FilterPart): QueryFilterJsonPart {
  return {
    leftParenthesis: '('.repeat(opening) || null,
    rightParenthesis: ')'.repeat(closing) || null,
    logicalOperator: logical,
    attributeName: snakeCase(comparison.attribute),
    relationalOperator: comparison.operator,
    value: comparison.value,
  };
}
