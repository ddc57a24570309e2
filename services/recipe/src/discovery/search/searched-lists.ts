import { pageWindow, type Actor } from '@larder/contracts';
import { parseSearch, type SearchResult, type IndexQuery } from '@larder/recipe-search';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { OpenedPage } from '@larder/service-kit';
import {
  FilterCompiler,
  type Listing,
  listOrder,
  type ListOrder,
  Lists,
  matchingIds,
  NAMES_ONLY,
  RowKeys,
  rowsOf,
  windowBeforeCount,
} from '../../pagination/index.js';
import { indexOrder } from './index-order.js';
import { orderMatches } from './order-matches.js';
import { IndexLoader } from './index-loader.js';
import { RecipeIndexes } from './recipe-indexes.js';

type SearchInput = Pick<IndexQuery, 'search' | 'order' | 'within'>;
type Filter = Record<string, unknown>;

/** Up to this many results are checked against a filter by their ids; with more, the ids of the filter are read. */
const MAX_CHECKED_BY_ID = 500;
/** How long a search waits for a loading index when no name matches, in milliseconds; far below the timeout of a list. */
const MAX_WAIT_MS = 4_000;
const EVERYTHING = { skip: 0, limit: Infinity };

/** Opens the lists of recipes that use the search index: searches, and random order. */
@Injectable()
export class SearchedLists {
  constructor(
    private readonly indexes: RecipeIndexes,
    private readonly loader: IndexLoader,
    private readonly filters: FilterCompiler,
    private readonly rowKeys: RowKeys,
    private readonly lists: Lists,
  ) {}

  /** Null when the database has to be used. The listing's filter is the group's id and the filters of the request. */
  async open<Doc extends { _id: string }>(actor: Actor, listing: Listing<Doc>): Promise<OpenedPage<Doc> | null> {
    const { query } = listing;
    const search = query.search ? parseSearch(query.search) : null;
    const order = listOrder('recipes', query, { isSearch: search !== null });
    const filter = await this.filter(actor, listing);
    if (!search && (order.kind !== 'random' || filter)) return null;

    if (!this.indexes.isLoaded(actor.groupId)) {
      const [matchesByName, isReady] = await Promise.all([
        this.loader.beforeLoading(() => this.lists.open(actor, { ...listing, texts: NAMES_ONLY })),
        this.indexes.isReady(actor.groupId),
      ]);
      // No match by name: recipes may match by their ingredients, so wait for the index.
      const isEnough = matchesByName.head.total > 0;
      if (!isReady && (isEnough || !(await this.indexes.isReady(actor.groupId, MAX_WAIT_MS)))) return matchesByName;
    }
    const searchInput: SearchInput = { search, order: indexOrder(order) };
    if (filter) searchInput.within = await this.within(actor, { ...listing, filter }, searchInput);
    const ofGroup = { ...listing, filter: { groupId: actor.groupId } };
    if (searchInput.order.by !== 'caller') return this.page(actor, ofGroup, searchInput);
    return this.lists.pageOfIds(ofGroup, await this.orderMatches(actor, ofGroup, searchInput, order));
  }

  /** The filter of the request without the group; null when there is none. */
  private async filter<Doc extends { _id: string }>(
    actor: Actor,
    { filter, query }: Listing<Doc>,
  ): Promise<Filter | null> {
    if (query.queryFilter?.trim()) {
      return { $and: [filter, await this.filters.compile(actor, 'recipes', query.queryFilter)] };
    }
    return Object.keys(filter).length > 1 ? filter : null;
  }

  /** The ids that match the filter: among few results, else all of them, also for similarity searches. */
  private async within<Doc extends { _id: string }>(
    actor: Actor,
    { model, filter }: Listing<Doc>,
    searchInput: SearchInput,
  ): Promise<string[]> {
    const records = model as Model<unknown>;
    const { total, ids, similar } = await this.indexes.find(actor.groupId, {
      ...searchInput,
      skip: 0,
      limit: MAX_CHECKED_BY_ID,
    });
    if (total <= MAX_CHECKED_BY_ID && !similar) {
      const matching = await matchingIds(records, { ...filter, _id: { $in: ids } });
      if (matching.length > 0) return matching;
    }
    return matchingIds(records, filter);
  }

  /** The index returns the page itself. */
  private async page<Doc extends { _id: string }>(
    { groupId }: Actor,
    listing: Listing<Doc>,
    searchInput: SearchInput,
  ): Promise<OpenedPage<Doc>> {
    const { query } = listing;
    const window = windowBeforeCount(query);
    const { total, ids } = await this.indexes.find(groupId, { ...searchInput, ...(window ?? EVERYTHING) });
    if (!window) return this.lists.pageOfIds(listing, ids);
    return { head: pageWindow(query, total).head, batches: this.lists.documentsOf(listing, ids) };
  }

  private async orderMatches<Doc extends { _id: string }>(
    actor: Actor,
    { model, filter }: Listing<Doc>,
    searchInput: SearchInput,
    order: ListOrder,
  ): Promise<string[]> {
    const result: SearchResult = await this.indexes.find(actor.groupId, { ...searchInput, ...EVERYTHING });
    if (result.similar) return result.ids;
    const keys = await this.rowKeys.of(actor, order);
    const few = result.ids.length <= MAX_CHECKED_BY_ID ? { _id: { $in: result.ids } } : {};
    return orderMatches(result, await rowsOf(model as Model<unknown>, { ...filter, ...few }, keys), keys);
  }
}
