import { pageWindow, type SearchQuery } from '@larder/contracts';
import { BATCH_SIZE, inBatches, inOrderOf, type OpenedPage, slices, type Window } from '@larder/service-kit';
import type { Model } from 'mongoose';
import type { Resource } from './filters/filter-schema.js';
import type { SearchedFields } from './search/search-filter.js';
import type { ListCache } from './cache/list-cache.js';
import type { RecordStamp } from './cache/record-stamps.js';
import { windowBeforeCount } from './window-before-count.js';

/** The definition of a list. */
export interface Listing<Doc> {
  resource: Resource;
  model: Model<Doc>;
  /** The filter: the tenant first, then the filters of the request. */
  filter: Record<string, unknown>;
  query: SearchQuery;
  /** The fields of the list; no others are read. */
  projection: Record<string, 1>;
  /** The searched fields; by default the texts that records store for the search. */
  texts?: SearchedFields;
  /** What is cached of a record of a page, which later pages contain instead; absent for lists that are not cached. */
  stampOf?: (record: Doc) => Doc & RecordStamp;
}

type Sort = Record<string, 1 | -1>;
/** Which records of a list. */
interface SortedWindow {
  sort: Sort;
  window: Window;
}

/** Reads a page in the order of an index. A small one is read in one batch while the records are counted. */
export async function pageFromIndex<Doc extends { _id: string }>(
  listing: Listing<Doc>,
  sort: Sort,
  cache: ListCache,
): Promise<OpenedPage<Doc>> {
  const { query } = listing;
  const ahead = windowBeforeCount(query);
  const small = ahead && ahead.limit > 0 && ahead.limit <= BATCH_SIZE;
  const [total, page] = await Promise.all([
    countOf(listing, cache),
    small ? pageAhead(listing, { sort, window: ahead }, cache) : null,
  ]);
  const { head, ...window } = pageWindow(query, total);
  // In MongoDB, a limit of 0 means no limit.
  if (page ?? window.limit === 0) return { head, batches: pieces(page ?? []) };
  const cursor = sortedQuery(listing, sort, window).lean().cursor({ batchSize: BATCH_SIZE });
  // The cursor's type is not lean.
  return { head, batches: inBatches(cursor as unknown as AsyncIterable<Doc>, BATCH_SIZE) };
}

/** Number of records of a list. */
export function countOf<Doc>({ model, filter }: Listing<Doc>, cache: ListCache): Promise<number> {
  const read = () => model.countDocuments(filter).schemaLevelProjections(false);
  return cache.count([model.modelName, filter], () => read().exec());
}

function pageAhead<Doc>(listing: Listing<Doc>, { sort, window }: SortedWindow, cache: ListCache): Promise<Doc[]> {
  const { model, filter, stampOf } = listing;
  const read = (window: Window) => sortedQuery(listing, sort, window).lean<Doc[]>().exec();
  return stampOf ? cache.page([model.modelName, filter, sort], window, { read, stampOf }) : read(window);
}

/** A page of an ordered list of ids. */
export function pageOfIds<Doc extends { _id: string }>(
  listing: Listing<Doc>,
  ids: string[],
  cache: ListCache,
): OpenedPage<Doc> {
  const { head, skip, limit } = pageWindow(listing.query, ids.length);
  return { head, batches: documentsOf(listing, ids.slice(skip, skip + limit), cache) };
}

/** The documents with these ids in this order, without those that were deleted meanwhile. */
export async function* documentsOf<Doc extends { _id: string }>(
  { model, filter, projection, stampOf }: Listing<Doc>,
  ids: string[],
  cache: ListCache,
): AsyncGenerator<Doc[]> {
  const read = async (some: string[]) => {
    const query = model.find({ ...filter, _id: { $in: some } }, projection).schemaLevelProjections(false);
    return query.lean<Doc[]>().exec();
  };
  for (const some of slices(ids, BATCH_SIZE)) {
    const documents = await (stampOf ? cache.records([model.modelName, filter], some, { read, stampOf }) : read(some));
    yield inOrderOf(some, documents);
  }
}

function sortedQuery<Doc>({ model, filter, projection }: Listing<Doc>, sort: Sort, window: Window) {
  const query = model.find(filter, projection).schemaLevelProjections(false); // the fields are named
  return query.sort(sort).skip(window.skip).limit(window.limit);
}

// oxlint-disable-next-line typescript/require-await -- existing values as an async generator
async function* pieces<Doc>(documents: Doc[]): AsyncGenerator<Doc[]> {
  yield documents;
}
