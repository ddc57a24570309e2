import type { PageQuery } from '@larder/contracts';
import type { MongoFilter, Order } from '@larder/query-filter';
import type { ValuesOf } from '../paging/compare-rows.js';
import { relatedPageSelection, type Selectable } from '../paging/page-selection.js';
import type { Directory } from './directory.js';
import { directoryIds, directoryValues } from './directory-relations.js';

/**
 * The filter and the order of a page of records whose only relations are users, households and groups. Throws `invalid`
 * for unknown attributes.
 */
export async function directorySelection(
  directory: Directory,
  groupId: string,
  { query, selectable }: { query: PageQuery; selectable: Selectable },
): Promise<{ filter: MongoFilter; order: Order; valuesOf: ValuesOf }> {
  const selected = await relatedPageSelection(
    query,
    selectable,
    async (relation) => (await directoryIds(directory, groupId, relation)) ?? [],
  );
  return {
    ...selected,
    valuesOf: async (location) => (await directoryValues(directory, groupId, location)) ?? new Map(),
  };
}
