import { pageWindow, type PageHead, type SearchQuery } from '@larder/contracts';
import type { Model } from 'mongoose';
import type { Resource } from './filters/filter-schema.js';
import type { SearchedFields } from './search-filter.js';
import { inBatches, slices } from './batches.js';
import { windowAhead } from './window-ahead.js';

/** A list to be opened. */
export interface Listing<Doc> {
  resource: Resource;
  model: Model<Doc>;
  /** Who may see what, and the filters asked for; the tenant first. */
  filter: Record<string, unknown>;
  query: SearchQuery;
  /** The fields the list shows; nothing else is read. */
  projection: Record<string, 1>;
  /** Where a search looks; by default in the texts that records store for it. */
  texts?: SearchedFields;
}

/** A page: how it stands in the whole, and its documents, some at a time. */
export interface OpenedList<Doc> {
  head: PageHead;
  batches: AsyncIterable<Doc[]>;
}

type Sort = Record<string, 1 | -1>;

/** Documents held in memory at a time. */
const BATCH = 200;

/** A page that an index gives in order. A small one is read while its records are counted, and in one piece. */
export async function pageFromIndex<Doc extends { _id: string }>(
  listing: Listing<Doc>,
  sort: Sort,
): Promise<OpenedList<Doc>> {
  const { model, filter, query } = listing;
  const ahead = windowAhead(query);
  const small = ahead && ahead.limit > 0 && ahead.limit <= BATCH;
  const [total, page] = await Promise.all([
    model.countDocuments(filter).schemaLevelProjections(false),
    small ? sorted(listing, sort, ahead).lean<Doc[]>() : null,
  ]);
  const { head, ...window } = pageWindow(query, total);
  // A limit of 0 would mean everything.
  if (page ?? window.limit === 0) return { head, batches: pieces(page ?? []) };
  const cursor = sorted(listing, sort, window).lean().cursor({ batchSize: BATCH });
  // The cursor's type does not know that its documents are lean.
  return { head, batches: inBatches(cursor as unknown as AsyncIterable<Doc>, BATCH) };
}

/** A page of records whose ids are all known, in their order. */
export function pageOfIds<Doc extends { _id: string }>(listing: Listing<Doc>, ids: string[]): OpenedList<Doc> {
  const { head, skip, limit } = pageWindow(listing.query, ids.length);
  return { head, batches: documentsOf(listing, ids.slice(skip, skip + limit)) };
}

/** The documents with these ids, in this order; those deleted meanwhile are left out. */
export async function* documentsOf<Doc extends { _id: string }>(
  { model, filter, projection }: Listing<Doc>,
  ids: string[],
): AsyncGenerator<Doc[]> {
  for (const some of slices(ids, BATCH)) {
    const query = model.find({ ...filter, _id: { $in: some } }, projection).schemaLevelProjections(false);
    const documents = await query.lean<Doc[]>();
    const byId = new Map(documents.map((document) => [document._id, document]));
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

function sorted<Doc>({ model, filter, projection }: Listing<Doc>, sort: Sort, window: { skip: number; limit: number }) {
  const query = model.find(filter, projection).schemaLevelProjections(false); // the fields are named
  return query.sort(sort).skip(window.skip).limit(window.limit);
}

// eslint-disable-next-line @typescript-eslint/require-await -- what is there already, in the form of what is still read
async function* pieces<Doc>(documents: Doc[]): AsyncGenerator<Doc[]> {
  yield documents;
}
