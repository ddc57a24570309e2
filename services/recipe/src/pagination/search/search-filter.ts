import type { ParsedSearch } from '@larder/recipe-search';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The fields that the database searches. */
export interface SearchedFields {
  /** The field of the name. */
  name: string;
  /** The field of all texts. */
  all: string;
}

/** The searched fields of foods, units and organizers. */
export const STORED_TEXTS: SearchedFields = { name: 'search.name', all: 'search.all' };
/** Recipes store no such texts; while their search index is loaded, they are searched by name. */
export const NAMES_ONLY: SearchedFields = { name: 'nameSort', all: 'nameSort' };

/** The database condition of a search: any term, as a substring, in any searched text. */
export function searchFilter({ terms }: ParsedSearch, { all } = STORED_TEXTS): Record<string, unknown> {
  // A name contains punctuation, which separates words.
  const blank = all === STORED_TEXTS.all ? ' ' : '[^0-9a-z]+';
  const pattern = terms.map((term) => term.replace(SPECIAL, '\\$&').replaceAll(' ', blank)).join('|');
  return { [all]: { $regex: pattern } };
}
