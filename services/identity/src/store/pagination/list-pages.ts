import { IdentityErrors, pageWindow, type PagePart, type PageQuery } from '@larder/contracts';
import { relatedPageSelection, slices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { listSchema } from '../listings/filter-schema.js';
import type { Listing } from '../listings/listing.js';
import { pageIds, type OrderedList } from './page-ids.js';
import { RelatedRecords } from './related-records.js';

/** Records held in memory at a time. */
const BATCH = 200;

/** Reads pages of lists (docs/api/conventions.md#pagination). */
@Injectable()
export class ListPages {
  constructor(private readonly related: RelatedRecords) {}

  /** The page as a list stream: the head first, then the items, a batch of records at a time. */
  async *read<Record extends { _id: string }, Item>(
    listing: Listing,
    query: PageQuery,
    toItems: (records: Record[]) => Promise<Item[]> | Item[],
  ): AsyncGenerator<PagePart<Item>> {
    const list = await this.withOrderAndFilter(listing, query);
    const { head, ...window } = pageWindow(query, await list.model.countDocuments(list.filter));
    const ids = await pageIds(list, this.related, window);
    yield { head };
    for (const some of slices(ids, BATCH)) {
      for (const item of await toItems(await recordsOf<Record>(list, some))) yield { item };
    }
  }

  /** Adds the caller's order and filter; the filter is combined with the list's own. */
  private async withOrderAndFilter(listing: Listing, query: PageQuery): Promise<OrderedList> {
    const { resource, groupId } = listing;
    const { filter, order } = await relatedPageSelection(
      query,
      { schema: listSchema, resource, invalid: IdentityErrors.invalidFilter },
      (relation) => this.related.ids({ owner: resource, query: relation, groupId }),
    );
    return { ...listing, filter: { $and: [listing.filter, filter] }, order, seed: query.paginationSeed ?? '' };
  }
}

async function recordsOf<Record extends { _id: string }>({ model, filter }: Listing, ids: string[]): Promise<Record[]> {
  const records = await model.find({ $and: [filter, { _id: { $in: ids } }] }).lean<Record[]>();
  const byId = new Map(records.map((record) => [record._id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
