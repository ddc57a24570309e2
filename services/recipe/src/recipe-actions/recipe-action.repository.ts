import type { Actor, PageQuery } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../pagination/index.js';
import type { ActionContent } from './recipe-action.mapper.js';
import { RECIPE_ACTIONS, type RecipeActionDocument } from './recipe-action.schema.js';

type Home = Pick<Actor, 'groupId' | 'householdId'>;

const PROJECTION = { groupId: 1, householdId: 1, actionType: 1, title: 1, url: 1 } as const;

/** Every query on recipe actions. */
@Injectable()
export class RecipeActionRepository {
  constructor(
    @InjectModel(RECIPE_ACTIONS) private readonly model: Model<RecipeActionDocument>,
    private readonly lists: Lists,
  ) {}

  list(actor: Actor, query: PageQuery) {
    const filter = homeOf(actor);
    const listing = { resource: 'recipeActions', model: this.model, filter, query, projection: PROJECTION } as const;
    return this.lists.open<RecipeActionDocument>(actor, listing);
  }

  find(actor: Home, id: string): Promise<RecipeActionDocument | null> {
    return this.model.findOne({ ...homeOf(actor), _id: id }, PROJECTION).lean<RecipeActionDocument>();
  }

  async insert(actor: Home, id: string, content: ActionContent): Promise<RecipeActionDocument> {
    return (await this.model.create({ ...content, ...homeOf(actor), _id: id })).toObject<RecipeActionDocument>();
  }

  /** Null when the action does not exist any more. */
  update(actor: Home, id: string, content: Partial<ActionContent>): Promise<RecipeActionDocument | null> {
    return this.model
      .findOneAndUpdate({ ...homeOf(actor), _id: id }, { $set: content }, { returnDocument: 'after' })
      .lean<RecipeActionDocument>();
  }

  /** Null when the action is deleted already. */
  delete(actor: Home, id: string): Promise<RecipeActionDocument | null> {
    return this.model.findOneAndDelete({ ...homeOf(actor), _id: id }).lean<RecipeActionDocument>();
  }

  async deleteAll(actor: Home, ids: string[]): Promise<void> {
    await this.model.deleteMany({ ...homeOf(actor), _id: { $in: ids } });
  }

  /** Deletes all actions of a household or, without one, of a group. */
  async removeAll(home: { groupId: string; householdId?: string }): Promise<void> {
    await this.model.deleteMany(home);
  }
}

function homeOf({ groupId, householdId }: Home) {
  return { groupId, householdId };
}
