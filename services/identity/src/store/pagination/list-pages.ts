import { IdentityErrors, type PagePart, type PageQuery } from '@larder/contracts';
import { collectionSource, openPage, relatedPageSelection, sortValue, type ValuesOf } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { listSchema, type Resource } from '../listings/filter-schema.js';
import type { Listing } from '../listings/listing.js';
import { RelatedRecords } from './related-records.js';

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
    const { filter, order } = await this.select(listing, query);
    // The filter of the caller is combined with that of the list.
    const source = collectionSource(listing.model as Model<Record>, { $and: [listing.filter, filter] });
    const { head, batches } = await openPage(source, { order, query, valuesOf: this.valuesFor(listing) });
    yield { head };
    for await (const records of batches) for (const item of await toItems(records)) yield { item };
  }

  private select({ resource, groupId }: Listing, query: PageQuery) {
    const selectable = { schema: listSchema, resource, invalid: IdentityErrors.invalidFilter };
    return relatedPageSelection(query, selectable, (relation) =>
      this.related.ids({ owner: resource, query: relation, groupId }),
    );
  }

  /** Joins groups and households in memory instead of copying them into every record: there are only a few hundred. */
  private valuesFor({ groupId }: Listing): ValuesOf {
    return async ({ resource, relation, attribute: { path, sortField } }) => {
      if (sortField === null) throw unsupportedPath(`${relation}.${path}`);
      const values = await this.related.valuesOf(resource as Resource, sortField, { groupId });
      return new Map([...values].map(([id, value]) => [id, sortValue(value)]));
    };
  }
}

/** Lists are sorted by fields of directly related records only. */
function unsupportedPath(path: string) {
  return IdentityErrors.invalidFilter({ reason: `Invalid order_by statement "${path}": "${path}" is invalid` });
}
