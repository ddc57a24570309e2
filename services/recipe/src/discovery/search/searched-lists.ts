import { pageWindow, type Actor } from '@larder/contracts';
import { parseSearch, type SearchResult, type IndexQuery } from '@larder/recipe-search';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  documentsOf,
  FilterCompiler,
  type Listing,
  listOrder,
  type ListOrder,
  Lists,
  matchingIds,
  NAMES_ONLY,
  type OpenedList,
  pageOfIds,
  RowKeys,
  rowsOf,
  windowAhead,
} from '../../pagination/index.js';
import { indexOrder } from './index-order.js';
import { inCallersOrder } from './in-callers-order.js';
import { RecipeIndexes } from './recipe-indexes.js';
type SearchInput = Pick<IndexQuery, 'search' | 'order' | 'within'>;
type Filter = Record<string, unknown>;

/** So many findings are checked against a filter by their ids; beyond, the filter's ids are read. */
const FEW = 500;
/** How long a search waits for an index that is being read before it is answered by the database: by names only … */
const AT_ONCE_MS = 100;
/** … and when these are of no use, far below the time-out of a list. */
const LONGEST_WAIT_MS = 4_000;
const EVERYTHING = { skip: 0, limit: Infinity };

/** Opens the lists of recipes that the search index answers: searches, and everything in random order. */
@Injectable()
export class SearchedLists {
  constructor(
    private readonly indexes: RecipeIndexes,
    private readonly filters: FilterCompiler,
    private readonly rowKeys: RowKeys,
    private readonly lists: Lists,
  ) {}

  /** Null when the database has to answer. The listing's filter is the group's id and what else is asked for. */
  async open<Doc extends { _id: string }>(actor: Actor, listing: Listing<Doc>): Promise<OpenedList<Doc> | null> {
    const { query } = listing;
    const search = query.search ? parseSearch(query.search) : null;
    const order = listOrder('recipes', query, search !== null);
    const filter = await this.filter(actor, listing);
    if (!search && (order.kind !== 'random' || filter)) return null;

    if (!(await this.indexes.isReady(actor.groupId, AT_ONCE_MS))) {
      const named = await this.lists.open(actor, { ...listing, texts: NAMES_ONLY });
      // Nothing by name may be something by its ingredients: that is worth waiting for.
      if (named.head.total > 0 || !(await this.indexes.isReady(actor.groupId, LONGEST_WAIT_MS))) return named;
    }
    const wanted: SearchInput = { search, order: indexOrder(order) };
    if (filter) wanted.within = await this.within(actor, { ...listing, filter }, wanted);
    const ofGroup = { ...listing, filter: { groupId: actor.groupId } };
    if (wanted.order.by !== 'caller') return this.page(actor, ofGroup, wanted);
    return pageOfIds(ofGroup, await this.inCallersOrder(actor, ofGroup, wanted, order));
  }

  /** What is asked for beside the group; null when nothing is. */
  private async filter<Doc extends { _id: string }>(
    actor: Actor,
    { filter, query }: Listing<Doc>,
  ): Promise<Filter | null> {
    if (query.queryFilter?.trim()) {
      return { $and: [filter, await this.filters.compile(actor, 'recipes', query.queryFilter)] };
    }
    return Object.keys(filter).length > 1 ? filter : null;
  }

  /** The ids that the filter leaves: of few findings, else all of them, also when something similar is to be found. */
  private async within<Doc extends { _id: string }>(
    actor: Actor,
    { model, filter }: Listing<Doc>,
    wanted: SearchInput,
  ): Promise<string[]> {
    const records = model as Model<unknown>;
    const { total, ids, similar } = await this.indexes.find(actor.groupId, { ...wanted, skip: 0, limit: FEW });
    if (total <= FEW && !similar) {
      const matching = await matchingIds(records, { ...filter, _id: { $in: ids } });
      if (matching.length > 0) return matching;
    }
    return matchingIds(records, filter);
  }

  /** The index gives the page itself. */
  private async page<Doc extends { _id: string }>(
    { groupId }: Actor,
    listing: Listing<Doc>,
    wanted: SearchInput,
  ): Promise<OpenedList<Doc>> {
    const { query } = listing;
    const window = windowAhead(query);
    const { total, ids } = await this.indexes.find(groupId, { ...wanted, ...(window ?? EVERYTHING) });
    if (!window) return pageOfIds(listing, ids);
    return { head: pageWindow(query, total).head, batches: documentsOf(listing, ids) };
  }

  private async inCallersOrder<Doc extends { _id: string }>(
    actor: Actor,
    { model, filter }: Listing<Doc>,
    wanted: SearchInput,
    order: ListOrder,
  ): Promise<string[]> {
    const findings: SearchResult = await this.indexes.find(actor.groupId, { ...wanted, ...EVERYTHING });
    if (findings.similar) return findings.ids;
    const keys = await this.rowKeys.of(actor, order);
    const few = findings.ids.length <= FEW ? { _id: { $in: findings.ids } } : {};
    return inCallersOrder(findings, await rowsOf(model as Model<unknown>, { ...filter, ...few }, keys), keys);
  }
}
