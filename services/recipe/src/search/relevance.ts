import type { ParsedSearch } from './parse-search.js';
import type { SearchText } from './searchable.js';

/** How well a record answers a search; each figure, larger is better. */
export interface Relevance {
  exactName: number;
  wholeInName: number;
  prefix: number;
  termsInName: number;
  termsAnywhere: number;
  wordStarts: number;
  shortName: number;
}

/** Judges one record. `all` may be missing when there is only one term: then every match holds exactly that one. */
export function relevanceOf({ name: text = '', all = '' }: Partial<SearchText>, search: ParsedSearch): Relevance {
  const { whole, terms } = search;
  const inName = terms.filter((term) => text.includes(term));
  return {
    exactName: Number(text === whole),
    wholeInName: Number(text.includes(whole)),
    prefix: Number(text.startsWith(whole)),
    termsInName: inName.length,
    termsAnywhere: terms.length === 1 ? 1 : terms.filter((term) => all.includes(term)).length,
    wordStarts: inName.filter((term) => ` ${text}`.includes(` ${term}`)).length,
    shortName: -text.length,
  };
}

type Compare<Row> = (a: Row, b: Row) => number;

const ALONE = [
  'exactName',
  'wholeInName',
  'prefix',
  'termsInName',
  'termsAnywhere',
  'wordStarts',
  'shortName',
] as const;
/** What stands above an order the caller asked for; the finer figures would leave it nothing to order. */
const ABOVE_ORDER = ['wholeInName', 'termsInName', 'termsAnywhere'] as const;

/**
 * Orders found records: relevance alone, or relevance and then the order asked for (contract 01, sections 8 and 10;
 * contract 03, section 6.2).
 */
export function byRelevance<Row extends { relevance: Relevance }>(order: Compare<Row> | null): Compare<Row> {
  if (!order) return by(ALONE);
  const above = by<Row>(ABOVE_ORDER);
  return (a, b) => above(a, b) || order(a, b);
}

function by<Row extends { relevance: Relevance }>(figures: readonly (keyof Relevance)[]): Compare<Row> {
  return (a, b) => {
    for (const figure of figures) {
      const difference = b.relevance[figure] - a.relevance[figure];
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
