import { compileFilter, type MongoFilter, type RelationQuery } from '@larder/query-filter';
import { InjectModel, valueAt } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { GROUPS } from '../groups/group.schema.js';
import { HOUSEHOLDS } from '../households/household.schema.js';
import { EXISTS } from '../records/directory-records.js';
import { USERS } from '../users/user.schema.js';
import type { Resource } from '../listings/filter-schema.js';
import type { AnyModel } from '../listings/listing.js';

/** A query on records that are related to those of `owner`. */
interface RelatedQuery {
  owner: Resource;
  query: RelationQuery;
  groupId: string | undefined;
}

/** Resolves filters and sort keys on the groups, households and members that are related to the records of a list. */
@Injectable()
export class RelatedRecords {
  private readonly models: Record<Resource, AnyModel>;

  constructor(
    @InjectModel(USERS) users: AnyModel,
    @InjectModel(HOUSEHOLDS) households: AnyModel,
    @InjectModel(GROUPS) groups: AnyModel,
  ) {
    this.models = { users, people: users, households, exploredHouseholds: households, groups };
  }

  /** The ids of the related records, or of those they belong to. */
  async ids({ owner, query, groupId }: RelatedQuery): Promise<string[]> {
    const resource = query.resource as Resource;
    const nested = (relation: RelationQuery) => this.ids({ owner: resource, query: relation, groupId });
    const condition = query.filter ? await compileFilter(query.filter, nested) : {};
    const field = query.select === 'owners' ? OWNER_FIELD[owner] : '_id';
    const values = await this.valuesOf(resource, field, { groupId, filter: condition });
    return [...new Set([...values.values()].map(String))];
  }

  /** The values of a field, by record id. */
  async valuesOf(
    resource: Resource,
    field: string,
    { groupId, filter = {} }: { groupId?: string | undefined; filter?: MongoFilter },
  ): Promise<Map<string, unknown>> {
    const own = { $and: [ownFilter(resource, groupId), filter] };
    const records = await this.models[resource].find(own, { [field]: 1 }).lean<{ _id: string }[]>();
    return new Map(records.map((record) => [record._id, valueAt(record, field)]));
  }
}

/** The fields with which members and households refer to their owner. */
const OWNER_FIELD: Record<Resource, string> = {
  groups: 'groupId',
  households: 'householdId',
  exploredHouseholds: 'householdId',
  users: '_id',
  people: '_id',
};

function ownFilter(resource: Resource, groupId: string | undefined): Record<string, unknown> {
  if (resource === 'groups') return { _id: groupId ?? EXISTS, nameKey: EXISTS };
  return { groupId: groupId ?? EXISTS };
}
