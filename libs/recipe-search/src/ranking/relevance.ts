import type { ParsedSearch } from '../text/parse-search.js';

/** The relevance of a record for a search; larger is better. */
export interface Ranking {
  /** For results ordered by relevance only. `matched`: the number of terms that the record contains in any text. */
  score: (name: string, matched: number) => number;
  /** For results in a requested order: coarser than `score`, since few results with equal scores could be ordered. */
  tier: (name: string, matched: number) => number;
}

/** Number of values of the components of a score: of numbers of terms, and of lengths. */
const TERM_COUNTS = 32;
const LENGTHS = 65_536;
/** All tiers are smaller. */
export const MAX_TIERS = 2 * TERM_COUNTS * TERM_COUNTS;

/**
 * The rules of ranking (docs/api/conventions.md#search), by descending weight: the exact name, names that contain the
 * whole text, names that begin with it, the number of terms in the name, in all texts, at beginnings of words, and
 * short names.
 */
export function rankingOf({ whole, terms }: Pick<ParsedSearch, 'whole' | 'terms'>): Ranking {
  const inName = (name: string) => count(terms, (term) => name.includes(term));
  const starts = (name: string) => count(terms, (term) => name.startsWith(term) || name.includes(` ${term}`));
  return {
    score: (name, matched) => {
      const place = Number(name === whole) * 4 + Number(name.includes(whole)) * 2 + Number(name.startsWith(whole));
      const words = (inName(name) * TERM_COUNTS + matched) * TERM_COUNTS + starts(name);
      return (place * TERM_COUNTS ** 3 + words) * LENGTHS + (LENGTHS - 1 - Math.min(name.length, LENGTHS - 1));
    },
    tier: (name, matched) => (Number(name.includes(whole)) * TERM_COUNTS + inName(name)) * TERM_COUNTS + matched,
  };
}

function count(terms: readonly string[], test: (term: string) => boolean): number {
  let sum = 0;
  for (const term of terms) if (test(term)) sum += 1;
  return sum;
}
