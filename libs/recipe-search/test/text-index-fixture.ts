import type { IndexQuery } from '../src/index/find-slots.js';
import type { IndexedRecord } from '../src/index/records.js';
import { TextIndex } from '../src/index/text-index.js';
import { parseSearch } from '../src/text/parse-search.js';
import { searchText } from '../src/text/searchable.js';

/** The window that contains all results. */
export const EVERYTHING = { skip: 0, limit: Infinity };

/** A record with a name and other texts. */
export function aRecord(
  id: string,
  name: string,
  others: string[] = [],
  fields: Partial<IndexedRecord> = {},
): IndexedRecord {
  return { id, revision: 0, text: searchText(name, others), values: { name, age: name.length }, ...fields };
}

export function anIndex(...records: IndexedRecord[]): TextIndex {
  const index = new TextIndex();
  records.forEach((record) => index.put(record));
  return index;
}

/** The ids of the results, the most relevant first. */
export function search(index: TextIndex, text: string, query: Partial<IndexQuery> = {}): string[] {
  return index.find({ search: parseSearch(text), order: { by: 'relevance' }, ...EVERYTHING, ...query }).ids;
}
