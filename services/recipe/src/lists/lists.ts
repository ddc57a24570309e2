import { pageWindow, type Actor, type PageHead, type SearchQuery } from '@larder/contracts';
import { parseSearch } from '@larder/recipe-search';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { FilterCompiler } from '../filters/filter-compiler.js';
import type { Resource } from '../filters/filter-schema.js';
import { ratedIds } from '../ratings/rated-ids.js';
import { RatingRepository } from '../ratings/rating.repository.js';
import { inBatches, slices } from './batches.js';
import { indexedSort } from './indexed-sort.js';
import { listOrder } from './list-order.js';
import { orderedIds, searchedIds } from './ordered-ids.js';
import { RowKeys } from './row-keys.js';

/** A list to be opened. */
export interface Listing<Doc> {
  resource: Resource;
  model: Model<Doc>;
  /** Who may see what, and the filters asked for; the tenant first. */
  filter: Record<string, unknown>;
  query: SearchQuery;
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

/** Opens pages of lists: filtered, searched, ordered (contract 01, sections 7 to 10). */
@Injectable()
export class Lists {
  constructor(
    private readonly filters: FilterCompiler,
    private readonly rowKeys: RowKeys,
    private readonly ratings: RatingRepository,
  ) {}

  /** Straight from an index where one gives the order, else the ids in their order first and then the page. */
  async open<Doc extends { _id: string }>(actor: Actor, listing: Listing<Doc>): Promise<OpenedList<Doc>> {
    const { resource, query, model } = listing;
    const search = query.search ? parseSearch(query.search) : null;
    const order = listOrder(resource, query, search !== null);
    const wanted = { ...listing, filter: await this.filter(actor, listing) };
    const sort = search ? null : indexedSort(resource, order);
    if (sort?.['rating']) return this.pageByRating(actor, wanted, sort);
    if (sort) return pageFromIndex(wanted, sort);
    const keys = await this.rowKeys.of(actor, order);
    const ordered = { model: model as Model<unknown>, filter: wanted.filter, keys };
    return pageOfIds(listing, search ? await searchedIds(ordered, search) : await orderedIds(ordered));
  }

  /** The caller's own stars count more than the average (contract 01, section 8). */
  private async pageByRating<Doc extends { _id: string }>(
    actor: Actor,
    listing: Listing<Doc>,
    sort: Record<string, 1 | -1>,
  ): Promise<OpenedList<Doc>> {
    const own = await this.ratings.starsBy(actor);
    if (own.size === 0) return pageFromIndex(listing, sort);
    const { model, filter, query } = listing;
    const { head, ...window } = pageWindow(query, await model.countDocuments(filter));
    const direction = sort['rating'] === 1 ? 'asc' : 'desc';
    const ids = await ratedIds({ model: model as Model<unknown>, filter, direction, own }, window);
    return { head, batches: documentsOf(listing, ids) };
  }

  private async filter<Doc>(actor: Actor, { resource, query, filter }: Listing<Doc>): Promise<Record<string, unknown>> {
    if (!query.queryFilter?.trim()) return filter;
    return { $and: [filter, await this.filters.compile(actor, resource, query.queryFilter)] };
  }
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

/** A page of records whose ids are all known, in their order. */
export function pageOfIds<Doc extends { _id: string }>(listing: Listing<Doc>, ids: string[]): OpenedList<Doc> {
  const { head, skip, limit } = pageWindow(listing.query, ids.length);
  return { head, batches: documentsOf(listing, ids.slice(skip, skip + limit)) };
}

/** The documents with these ids, in this order; what is gone meanwhile is left out. */
export async function* documentsOf<Doc extends { _id: string }>(
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
