import { pageWindow, type PageHead, type PageQuery } from '@larder/contracts';
import { isOwnKey, toMongoSort, type Order, type OrderKey } from '@larder/query-filter';
import { inBatches, slices } from '../batches/batches.js';
import { compareRows, rowKeyOf, rowOf, type ValuesOf } from './compare-rows.js';
import { BATCH_SIZE, type ListSource, type Window } from './list-source.js';
import { inRandomOrder } from './random-order.js';

/** The order and the window of a page. */
export interface PageSelection {
  order: Order;
  query: Pick<PageQuery, 'page' | 'perPage' | 'paginationSeed'>;
  /** Required for an order by attributes of related records. */
  valuesOf?: ValuesOf;
}

/** A page: its position in the whole list, and its records in batches. */
export interface OpenedPage<Doc> {
  head: PageHead;
  batches: AsyncIterable<Doc[]>;
}

/**
 * Opens a page of a list. The database sorts by fields of the records themselves; otherwise the ids of all records are
 * ordered in memory, and only the records of the page are read.
 *
 * Every list has one total order. Records with equal sort values are ordered by their `_id`, in the direction of the
 * last sort key. So each record is on exactly one page, and every request, replica and database returns the same order.
 * Lists that are not read by this function must end their `.sort()` with `_id` or another unique field.
 */
export async function openPage<Doc extends { _id: string }>(
  source: ListSource<Doc>,
  { order, query, valuesOf }: PageSelection,
): Promise<OpenedPage<Doc>> {
  const { head, ...window } = pageWindow(query, await source.count());
  // In MongoDB, a limit of 0 means no limit.
  if (window.limit === 0) return { head, batches: documentsOf(source, []) };
  if (order.kind === 'random') {
    const ids = inRandomOrder(await idsOf(source), query.paginationSeed ?? '');
    return { head, batches: documentsOf(source, within(window, ids)) };
  }
  if (!valuesOf || order.keys.every(isOwnKey))
    return { head, batches: inBatches(source.sorted(toMongoSort(order.keys), window), BATCH_SIZE) };
  const ids = await orderedIds(source, order.keys, valuesOf);
  return { head, batches: documentsOf(source, within(window, ids)) };
}

async function idsOf(source: ListSource<{ _id: string }>): Promise<string[]> {
  return (await source.valuesOf([])).map(({ _id }) => _id);
}

async function orderedIds(
  source: ListSource<{ _id: string }>,
  keys: readonly OrderKey[],
  valuesOf: ValuesOf,
): Promise<string[]> {
  const rowKeys = await Promise.all(keys.map((key) => rowKeyOf(key, valuesOf)));
  const records = await source.valuesOf(
    rowKeys.flatMap(({ path, presentAt = path }) => (presentAt === path ? path : [path, presentAt])),
  );
  const rows = records.map((record) => rowOf(record, rowKeys));
  return rows.sort(compareRows(rowKeys)).map(({ _id }) => _id);
}

function within({ skip, limit }: Window, ids: string[]): string[] {
  return ids.slice(skip, skip + limit);
}

/** The records in the order of their ids. */
async function* documentsOf<Doc extends { _id: string }>(
  source: ListSource<Doc>,
  ids: string[],
): AsyncGenerator<Doc[]> {
  for (const some of slices(ids, BATCH_SIZE)) yield inOrderOf(some, await source.byIds(some));
}

/** Records in the order of their ids; ids without a record are left out. */
export function inOrderOf<Doc extends { _id: string }>(ids: readonly string[], records: readonly Doc[]): Doc[] {
  const byId = new Map(records.map((record) => [record._id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
