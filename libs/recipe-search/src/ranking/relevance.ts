import type { ParsedSearch } from '../text/parse-search.js';

/** How well a record answers a search, as numbers to compare: more is better. */
export interface Ranking {
  /** For results ranked by relevance alone. `matched`: how many terms the record contains in any text. */
  score: (name: string, matched: number) => number;
  /** For results in an order of the caller: the finer figures would leave nothing to order. */
  tier: (name: string, matched: number) => number;
}

/** A figure of a score; each has fewer values than this. */
const TERMS = 32;
const LENGTHS = 65_536;
/** Tiers are smaller than this. */
export const MAX_TIERS = 2 * TERMS * TERMS;

/**
 * The rules of ranking (docs/api/conventions.md#search). Alone: the exact name, names with the whole
 * text, names that begin with it, the number of terms in the name, in all texts, at beginnings of words, short names.
 */
export function rankingOf({ whole, terms }: Pick<ParsedSearch, 'whole' | 'terms'>): Ranking {
  const inName = (name: string) => count(terms, (term) => name.includes(term));
  const starts = (name: string) => count(terms, (term) => name.startsWith(term) || name.includes(` ${term}`));
  return {
    score: (name, matched) => {
      const place = Number(name === whole) * 4 + Number(name.includes(whole)) * 2 + Number(name.startsWith(whole));
      const words = (inName(name) * TERMS + matched) * TERMS + starts(name);
      return (place * TERMS ** 3 + words) * LENGTHS + (LENGTHS - 1 - Math.min(name.length, LENGTHS - 1));
    },
    tier: (name, matched) => (Number(name.includes(whole)) * TERMS + inName(name)) * TERMS + matched,
  };
}

function count(terms: readonly string[], holds: (term: string) => boolean): number {
  let sum = 0;
  for (const term of terms) if (holds(term)) sum += 1;
  return sum;
}
