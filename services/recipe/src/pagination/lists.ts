import { pageWindow, type Actor } from '@larder/contracts';
import { parseSearch } from '@larder/recipe-search';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { OpenedPage } from '@larder/service-kit';
import { RatingRepository } from '../recipe-store/index.js';
import { FilterCompiler } from './filters/filter-compiler.js';
import { ratedIds } from './order/rated-ids.js';
import { indexedSort } from './order/indexed-sort.js';
import { ListCache } from './cache/list-cache.js';
import { listOrder } from './order/list-order.js';
import { orderedIds, searchedIds } from './order/ordered-ids.js';
import { countOf, documentsOf, pageFromIndex, pageOfIds, type Listing } from './pages.js';
import { RowKeys } from './order/row-keys.js';

/** Opens pages of lists: filtered, searched, ordered (docs/api/conventions.md#pagination). */
@Injectable()
export class Lists {
  constructor(
    private readonly filters: FilterCompiler,
    private readonly rowKeys: RowKeys,
    private readonly ratings: RatingRepository,
    private readonly cache: ListCache,
  ) {}

  /**
   * Reads the page directly from an index if one has the order; otherwise orders the ids first and then reads the page.
   */
  async open<Doc extends { _id: string }>(actor: Actor, listing: Listing<Doc>): Promise<OpenedPage<Doc>> {
    const { resource, query, model, texts } = listing;
    const search = query.search ? parseSearch(query.search) : null;
    const order = listOrder(resource, query, { isSearch: search !== null });
    const filteredListing = { ...listing, filter: await this.filter(actor, listing) };
    const sort = search ? null : indexedSort(resource, order);
    if (sort?.['rating']) return this.pageByRating(actor, filteredListing, sort);
    if (sort) return pageFromIndex(filteredListing, sort, this.cache);
    const keys = await this.rowKeys.of(actor, order);
    const ordered = { model: model as Model<unknown>, filter: filteredListing.filter, keys, texts };
    return this.pageOfIds(listing, search ? await searchedIds(ordered, search) : await orderedIds(ordered));
  }

  /** A page of an ordered list of ids. */
  pageOfIds<Doc extends { _id: string }>(listing: Listing<Doc>, ids: string[]): OpenedPage<Doc> {
    return pageOfIds(listing, ids, this.cache);
  }

  /** The documents with these ids in this order, without those that were deleted meanwhile. */
  documentsOf<Doc extends { _id: string }>(listing: Listing<Doc>, ids: string[]): AsyncIterable<Doc[]> {
    return documentsOf(listing, ids, this.cache);
  }

  /** The caller's own rating is used instead of the average (docs/api/conventions.md#order). */
  private async pageByRating<Doc extends { _id: string }>(
    actor: Actor,
    listing: Listing<Doc>,
    sort: Record<string, 1 | -1>,
  ): Promise<OpenedPage<Doc>> {
    const own = await this.ratings.findStarsOfUser(actor);
    if (own.size === 0) return pageFromIndex(listing, sort, this.cache);
    const { model, filter, query } = listing;
    const { head, ...window } = pageWindow(query, await countOf(listing, this.cache));
    const direction = sort['rating'] === 1 ? 'asc' : 'desc';
    const ids = await ratedIds({ model: model as Model<unknown>, filter, direction, own }, window);
    return { head, batches: this.documentsOf(listing, ids) };
  }

  private async filter<Doc>(actor: Actor, { resource, query, filter }: Listing<Doc>): Promise<Record<string, unknown>> {
    if (!query.queryFilter?.trim()) return filter;
    return { $and: [filter, await this.filters.compile(actor, resource, query.queryFilter)] };
  }
}
