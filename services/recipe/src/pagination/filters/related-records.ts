import { FindPlannedRecipes, readAll, type Actor, type GroupScope, type OrganizerKind } from '@larder/contracts';
import { textOfFilter, type MongoFilter, type RelationQuery } from '@larder/query-filter';
import { Directory, directoryEntries, InjectConnection, matchEntry, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection, Model } from 'mongoose';
import { ORGANIZER_FIELDS, RatingRepository } from '../../recipe-store/index.js';
import { ABOUT_RECIPES, type Resource } from './filter-schema.js';

/** Compiles a filter on related records, including nested relations. */
type Compile = (filter: RelationQuery['filter'], resource: Resource) => Promise<MongoFilter>;
/** A directory entry or a label, compared in memory. */
type Entry = { id: string };

const ORGANIZERS: readonly string[] = Object.keys(ORGANIZER_FIELDS);

/** Resolves filters on records that a listed record refers to, or that refer to it, within the group. */
@Injectable()
export class RelatedRecords {
  constructor(
    private readonly directory: Directory,
    private readonly ratings: RatingRepository,
    private readonly services: ServiceClient,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** The ids of the records of `of` whose related records match. */
  async idsOf(actor: Actor, of: Resource, query: RelationQuery, compile: Compile): Promise<string[]> {
    const resource = query.resource as Resource;
    if (resource === 'mealEntries') return this.plannedRecipeIds(actor, query);
    const entries = await directoryEntries(this.directory, actor.groupId, query);
    if (entries) return this.idsOfEntries(actor, query, entries.filter(matching(query)));
    const filter = await compile(query.filter, resource);
    if (query.select === 'owners') return this.ownersOf(actor, { resource, of }, filter);
    return this.idsMatching(actor, resource, filter);
  }

  /** The records of a relation with few records, which are all compared in memory; null for others. */
  async entries(group: GroupScope, resource: string): Promise<Entry[] | null> {
    if (resource === 'labels') return this.labelsOf(group.groupId);
    return directoryEntries(this.directory, group.groupId, { resource });
  }

  /** One field and the ids of all records of a relation in the group. */
  async records(group: GroupScope, resource: string, field: string): Promise<Entry[]> {
    const entries = await this.entries(group, resource);
    if (entries) return entries;
    const existing = await this.findRecords(group, resource as Resource, {}, { [field]: 1 });
    return existing.map(({ _id, ...fields }) => ({ ...fields, id: _id }));
  }

  /** The ids of directory entries, or of the recipes that they rated or marked as favorite. */
  private async idsOfEntries(actor: GroupScope, { relation, select }: RelationQuery, entries: Entry[]) {
    const ids = entries.map(({ id }) => id);
    if (select === 'related') return ids;
    return this.ratings.findRecipeIds(actor, ids, relation.endsWith('ratedBy') ? 'stars' : 'favorite');
  }

  /** The recipes of matching plan entries of the caller's household. */
  private async plannedRecipeIds(actor: Actor, { filter }: RelationQuery): Promise<string[]> {
    const request = { queryFilter: textOfFilter(filter) };
    const existing = await readAll(this.services.as(actor).stream(FindPlannedRecipes, request));
    return existing.map(({ recipeId }) => recipeId);
  }

  /** The recipes of matching comments or events, the organizers of matching recipes, or the labels of matching foods. */
  private async ownersOf(
    { groupId }: GroupScope,
    { resource, of }: { resource: Resource; of: Resource },
    filter: MongoFilter,
  ): Promise<string[]> {
    const within = { $and: [{ groupId }, filter] };
    if (resource === 'foods') return this.distinct('foods', 'labelId', within);
    if (ABOUT_RECIPES.includes(resource)) return this.distinct(resource, 'recipeId', within);
    return this.distinct('recipes', ORGANIZER_FIELDS[of as OrganizerKind], within);
  }

  private async labelsOf(groupId: string): Promise<Entry[]> {
    const existing = await this.collection('labels').find({ groupId }).lean<{ _id: string }[]>();
    return existing.map(({ _id, ...fields }) => ({ ...fields, id: _id }));
  }

  private async idsMatching(group: GroupScope, resource: Resource, filter: MongoFilter): Promise<string[]> {
    return (await this.findRecords(group, resource, filter)).map(({ _id }) => _id);
  }

  private findRecords(
    { groupId }: GroupScope,
    resource: Resource,
    filter: MongoFilter,
    fields: Record<string, 1> = { _id: 1 },
  ) {
    const kind = ORGANIZERS.includes(resource) ? { kind: resource } : {};
    return this.collection(ORGANIZERS.includes(resource) ? 'organizers' : resource)
      .find({ $and: [{ groupId, ...kind }, filter] }, fields)
      .lean<{ _id: string }[]>();
  }

  private async distinct(collection: string, field: string, filter: MongoFilter): Promise<string[]> {
    // The requested fields contain ids.
    return (await this.collection(collection).distinct(field, filter)) as string[];
  }

  /** Collections of the areas above this one, by name: filters read their ids and the fields of the filter schema only. */
  private collection(name: string): Model<{ _id: string }> {
    return this.connection.model<{ _id: string }>(name);
  }
}

function matching({ filter }: RelationQuery): (entry: Entry) => boolean {
  return (entry) => !filter || matchEntry(filter, entry);
}
