import { invalidQuery } from '../errors.js';
import { readParts, type FilterPart } from './read-parts.js';
import { allOf, anyOf, depthOf, type Filter } from './tree.js';

/** Maximum depth of nested groups: databases limit it, too. */
const MAX_DEPTH = 20;

/** The conditions in one pair of parentheses; `joints[n]` is between `terms[n]` and `terms[n + 1]`. */
interface Level {
  terms: Filter[];
  joints: ('AND' | 'OR')[];
}

/**
 * Parses a filter; null for an empty text, which restricts nothing.
 *
 * AND and OR have the same precedence and group from the right, which stored filters rely on: `a AND b OR c` is
 * `a AND (b OR c)`, `a OR b AND c` is `a OR (b AND c)`.
 *
 * @throws QueryFilterError for an invalid filter
 */
export function parseFilter(text: string): Filter | null {
  const parts = readParts(text);
  if (parts.length === 0) return null;
  const filter = toTree(parts);
  if (depthOf(filter) > MAX_DEPTH) throw invalidQuery('too many groups within groups');
  return filter;
}

function toTree(parts: FilterPart[]): Filter {
  const levels: Level[] = [];
  let level: Level = { terms: [], joints: [] };
  for (const { logical, opening, comparison, closing } of parts) {
    if (logical) level.joints.push(logical);
    for (let depth = 0; depth < opening; depth++) {
      levels.push(level);
      level = { terms: [], joints: [] };
    }
    level.terms.push(comparison);
    for (let depth = 0; depth < closing; depth++) {
      const inside = join(level);
      level = levels.pop() ?? level;
      level.terms.push(inside);
    }
  }
  return join(level);
}

function join({ terms, joints }: Level): Filter {
  return terms.reduceRight((right, left, at) => {
    const both = joints[at] === 'AND' ? allOf(left, right) : anyOf(left, right);
    return both ?? left;
  });
}
