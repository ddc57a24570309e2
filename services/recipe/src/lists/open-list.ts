import { pageWindow, type PageHead, type SearchQuery } from '@larder/contracts';
import type { Model } from 'mongoose';
import { parseSearch } from '../search/parse-search.js';
import { inBatches, slices } from './batches.js';
import { indexedSort } from './indexed-sort.js';
import { orderKeys } from './order-keys.js';
import { orderedIds, searchedIds } from './ordered-ids.js';
import type { SortAttributes } from './sort-attribute.js';

/** A list to be opened. */
export interface Listing<Doc> {
  model: Model<Doc>;
  /** Who may see what, and the filters asked for; the tenant first. */
  filter: Record<string, unknown>;
  query: SearchQuery;
  attributes: SortAttributes;
  /** The fields the list shows; nothing else is read. */
  projection: Record<string, 1>;
}

/** A page: how it stands in the whole, and its documents, some at a time. */
export interface OpenedList<Doc> {
  head: PageHead;
  batches: AsyncIterable<Doc[]>;
}

/** Documents held in memory at a time. */
const BATCH = 200;

/**
 * Opens a page of a list: straight from an index where one gives the order, else the ids in their order first and then
 * the documents of the page (contract 01, sections 7, 8 and 10).
 */
export async function openList<Doc extends { _id: string }>(listing: Listing<Doc>): Promise<OpenedList<Doc>> {
  const { model, filter, query, attributes } = listing;
  const search = query.search ? parseSearch(query.search) : null;
  const keys = orderKeys(query, attributes, search !== null);
  const nullPosition = query.orderByNullPosition;
  const sort = search ? null : indexedSort(keys, nullPosition);
  if (sort) return pageFromIndex(listing, sort);
  const ordered = { model: model as Model<unknown>, filter, keys, nullPosition };
  return pageOfIds(listing, search ? await searchedIds(ordered, search) : await orderedIds(ordered));
}

async function pageFromIndex<Doc extends { _id: string }>(
  { model, filter, query, projection }: Listing<Doc>,
  sort: Record<string, 1 | -1>,
): Promise<OpenedList<Doc>> {
  const { head, skip, limit } = pageWindow(query, await model.countDocuments(filter));
  // A limit of 0 would mean everything.
  if (limit === 0) return { head, batches: inBatches(nothing(), BATCH) };
  const cursor = model.find(filter, projection).sort(sort).skip(skip).limit(limit).lean().cursor({ batchSize: BATCH });
  // The cursor's type does not know that its documents are lean.
  return { head, batches: inBatches(cursor as unknown as AsyncIterable<Doc>, BATCH) };
}

function pageOfIds<Doc extends { _id: string }>(listing: Listing<Doc>, ids: string[]): OpenedList<Doc> {
  const { head, skip, limit } = pageWindow(listing.query, ids.length);
  return { head, batches: documentsOf(listing, ids.slice(skip, skip + limit)) };
}

async function* documentsOf<Doc extends { _id: string }>(
  { model, filter, projection }: Listing<Doc>,
  ids: string[],
): AsyncGenerator<Doc[]> {
  for (const some of slices(ids, BATCH)) {
    const found = await model.find({ ...filter, _id: { $in: some } }, projection).lean<Doc[]>();
    const byId = new Map(found.map((document) => [document._id, document]));
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

async function* nothing(): AsyncGenerator<never> {}
