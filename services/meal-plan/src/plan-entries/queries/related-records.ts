import { MAX_SELECTED, SelectRecipes, type Actor } from '@larder/contracts';
import { textOfFilter, type RelatedLocation, type RelationQuery } from '@larder/query-filter';
import {
  Directory,
  directoryIds,
  directoryValues,
  InjectModel,
  ServiceClient,
  type SortValue,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { PLAN_ENTRIES, type PlanEntryDocument } from '../plan-entry.schema.js';

/** The users, households, groups and recipes that entries are filtered and ordered by. */
@Injectable()
export class RelatedRecords {
  constructor(
    @InjectModel(PLAN_ENTRIES) private readonly entries: Model<PlanEntryDocument>,
    private readonly directory: Directory,
    private readonly services: ServiceClient,
  ) {}

  /** The ids of the related records that match. */
  async ids(actor: Actor, query: RelationQuery): Promise<string[]> {
    const ofDirectory = await directoryIds(this.directory, actor.groupId, query);
    if (ofDirectory) return ofDirectory;
    const selected = await this.recipes(actor, { queryFilter: textOfFilter(query.filter), orderBy: null });
    return selected.map(({ id }) => id);
  }

  /** The sort values of related records, by id. */
  async values(actor: Actor, location: RelatedLocation): Promise<ReadonlyMap<unknown, SortValue>> {
    const ofDirectory = await directoryValues(this.directory, actor.groupId, location);
    if (ofDirectory) return ofDirectory;
    const selected = await this.recipes(actor, { queryFilter: '', orderBy: location.attribute.path });
    return new Map(selected.map(({ id, value }) => [id, value]));
  }

  /** Recipes that the household plans. */
  private async recipes(actor: Actor, selection: { queryFilter: string; orderBy: string | null }) {
    const { householdId } = actor;
    const planned = await this.entries.distinct('recipeId', { householdId, recipeId: { $ne: null } });
    const ids = planned.flatMap((id) => id ?? []).slice(0, MAX_SELECTED);
    return ids.length > 0 ? this.services.as(actor).request(SelectRecipes, { ids, ...selection }) : [];
  }
}
