import type { ParsedSearch } from '@larder/recipe-search';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Where the texts of a record stand that the database searches. */
export interface SearchedFields {
  /** What it is called by. */
  name: string;
  /** All of its texts. */
  all: string;
}

/** What foods, units and organizers store to be searched. */
export const STORED_TEXTS: SearchedFields = { name: 'search.name', all: 'search.all' };
/** Recipes store no such texts; while their index is read they are found by their names, which an index orders. */
export const NAMES_ONLY: SearchedFields = { name: 'nameSort', all: 'nameSort' };

/** The database condition of step 4: any term, as a substring, in any searched text. */
export function searchFilter({ terms }: ParsedSearch, { all } = STORED_TEXTS): Record<string, unknown> {
  // A name keeps its punctuation, which separates words.
  const blank = all === STORED_TEXTS.all ? ' ' : '[^0-9a-z]+';
  const pattern = terms.map((term) => term.replace(SPECIAL, '\\$&').replaceAll(' ', blank)).join('|');
  return { [all]: { $regex: pattern } };
}
