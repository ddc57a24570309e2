import { MAX_SELECTED, SelectRecipes, type Actor } from '@larder/contracts';
import { Directory, InjectModel, RelatedRecords, ServiceClient, type RelatedSelection } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { PLAN_ENTRIES, type PlanEntryDocument } from '../plan-entry.schema.js';

/** The users, households, groups and recipes that entries are filtered and ordered by. */
@Injectable()
export class PlanEntryRelations extends RelatedRecords {
  constructor(
    @InjectModel(PLAN_ENTRIES) private readonly entries: Model<PlanEntryDocument>,
    directory: Directory,
    private readonly services: ServiceClient,
  ) {
    super(directory);
  }

  /** Recipes that the household plans. */
  protected async select(actor: Actor, _resource: string, selection: RelatedSelection) {
    const { householdId } = actor;
    const planned = await this.entries.distinct('recipeId', { householdId, recipeId: { $ne: null } });
    const ids = planned.flatMap((id) => id ?? []).slice(0, MAX_SELECTED);
    return ids.length > 0 ? this.services.as(actor).request(SelectRecipes, { ids, ...selection }) : [];
  }
}
