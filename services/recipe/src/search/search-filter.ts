import type { ParsedSearch } from '@larder/recipe-search';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The database condition of step 4: any term, as a substring, in any searched text. */
export function searchFilter({ terms }: ParsedSearch): Record<string, unknown> {
  const pattern = terms.map((term) => term.replace(SPECIAL, '\\$&')).join('|');
  return { 'search.all': { $regex: pattern } };
}
