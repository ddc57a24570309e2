import type { Actor } from '@larder/contracts';
import { textOfFilter, type RelatedLocation, type RelationQuery } from '@larder/query-filter';
import type { SortValue, ValuesOf } from '../paging/compare-rows.js';
import type { Directory } from './directory.js';
import { directoryIds, directoryValues } from './directory-relations.js';

/** A condition on records of another service, as text, and the field to order by. */
export interface RelatedSelection {
  queryFilter: string;
  orderBy: string | null;
}

/**
 * The records that those of a service refer to, for filters and orders. Users, households and groups are read from the
 * directory; others are selected by the service that stores them.
 */
export abstract class RelatedRecords {
  constructor(private readonly directory: Directory) {}

  /** The ids of the related records that match. */
  async ids(actor: Actor, relation: RelationQuery): Promise<string[]> {
    const ofDirectory = await directoryIds(this.directory, actor.groupId, relation);
    if (ofDirectory) return ofDirectory;
    const selection = { queryFilter: textOfFilter(relation.filter), orderBy: null };
    return (await this.select(actor, relation.resource, selection)).map(({ id }) => id);
  }

  /** Reads the sort values of related records by id, for an order that the database does not support. */
  valuesFor(actor: Actor): ValuesOf {
    return async ({ resource, attribute }: RelatedLocation) => {
      const ofDirectory = await directoryValues(this.directory, actor.groupId, { resource, attribute });
      if (ofDirectory) return ofDirectory;
      const selected = await this.select(actor, resource, { queryFilter: '', orderBy: attribute.path });
      return new Map(selected.map(({ id, value }) => [id, value]));
    };
  }

  /** Selects among the records that those of the actor's household refer to. */
  protected abstract select(
    actor: Actor,
    resource: string,
    selection: RelatedSelection,
  ): Promise<{ id: string; value: SortValue }[]>;
}
