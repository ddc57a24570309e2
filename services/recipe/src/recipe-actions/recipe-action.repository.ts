import type { Actor, PageQuery, TenantScope } from '@larder/contracts';
import { type DeletedTenant, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../pagination/index.js';
import type { ActionContent } from './recipe-action.mapper.js';
import { RECIPE_ACTIONS, type RecipeActionDocument } from './recipe-action.schema.js';

const PROJECTION = { groupId: 1, householdId: 1, actionType: 1, title: 1, url: 1 } as const;

/** Every query on recipe actions. */
@Injectable()
export class RecipeActionRepository {
  constructor(
    @InjectModel(RECIPE_ACTIONS) private readonly model: Model<RecipeActionDocument>,
    private readonly lists: Lists,
  ) {}

  list(actor: Actor, query: PageQuery) {
    const filter = householdOf(actor);
    const listing = { resource: 'recipeActions', model: this.model, filter, query, projection: PROJECTION } as const;
    return this.lists.open<RecipeActionDocument>(actor, listing);
  }

  find(actor: TenantScope, id: string): Promise<RecipeActionDocument | null> {
    return this.model.findOne({ ...householdOf(actor), _id: id }, PROJECTION).lean<RecipeActionDocument>();
  }

  async insert(actor: TenantScope, id: string, content: ActionContent): Promise<RecipeActionDocument> {
    return (await this.model.create({ ...content, ...householdOf(actor), _id: id })).toObject<RecipeActionDocument>();
  }

  /** Null when the action does not exist any more. */
  update(actor: TenantScope, id: string, content: Partial<ActionContent>): Promise<RecipeActionDocument | null> {
    return this.model
      .findOneAndUpdate({ ...householdOf(actor), _id: id }, { $set: content }, { returnDocument: 'after' })
      .lean<RecipeActionDocument>();
  }

  /** Null when the action is deleted already. */
  delete(actor: TenantScope, id: string): Promise<RecipeActionDocument | null> {
    return this.model.findOneAndDelete({ ...householdOf(actor), _id: id }).lean<RecipeActionDocument>();
  }

  async deleteMany(actor: TenantScope, ids: string[]): Promise<void> {
    await this.model.deleteMany({ ...householdOf(actor), _id: { $in: ids } });
  }

  /** Deletes all actions of a household or, without one, of a group. */
  async deleteOfTenant(tenant: DeletedTenant): Promise<void> {
    await this.model.deleteMany(tenant);
  }
}

function householdOf({ groupId, householdId }: TenantScope) {
  return { groupId, householdId };
}
