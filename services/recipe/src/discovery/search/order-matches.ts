import type { SearchResult } from '@larder/recipe-search';
import { compareRows, type Row, type RowKey } from '@larder/service-kit';

/**
 * Orders the ids of search results by relevance, then by the caller's keys. `rows` may contain more records than the
 * results.
 */
export function orderMatches({ ids, tiers = [] }: SearchResult, rows: Row[], keys: RowKey[]): string[] {
  const tierById = new Map(ids.map((id, place) => [id, tiers[place] ?? 0]));
  const tierOf = ({ _id }: Row) => tierById.get(_id) ?? 0;
  const compare = compareRows(keys);
  const existing = rows.filter(({ _id }) => tierById.has(_id));
  return existing.sort((a, b) => tierOf(b) - tierOf(a) || compare(a, b)).map(({ _id }) => _id);
}
