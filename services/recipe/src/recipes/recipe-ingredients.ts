import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { keepName, type NamedPart } from '../catalogue/keep-name.js';
import { IndexFeed } from '../search/index-feed.js';
import type { RecipeDocument } from './recipe.schema.js';

/** A food or unit that is gone. */
export interface GonePart {
  groupId: string;
  part: NamedPart;
  id: string;
  name: string;
}

const BATCH = 100;
const READ = { revision: 1, ingredients: 1 } as const;
type Read = Pick<RecipeDocument, '_id' | keyof typeof READ>;

/** What recipes and the foods and units of their ingredients have to do with each other. */
@Injectable()
export class RecipeIngredients {
  constructor(
    @InjectModel('recipes') private readonly model: Model<RecipeDocument>,
    private readonly feed: IndexFeed,
  ) {}

  /** Writes the name into the notes of at most a hundred recipes that use it; true when there may be more. */
  async leaveSomeNames(gone: GonePart): Promise<boolean> {
    const filter = { groupId: gone.groupId, [`ingredients.${gone.part}`]: gone.id };
    const some = await this.model.find(filter, READ).limit(BATCH).lean<Read[]>();
    if (some.length === 0) return false;
    await this.model.bulkWrite(some.map((recipe) => leaveName(recipe, gone)));
    const ids = some.map(({ _id }) => _id);
    await this.feed.reworded(gone.groupId, ids);
    return some.length === BATCH;
  }

  /** The same for all of them. What is saved meanwhile is found by the next look. */
  async leaveNames(gone: GonePart): Promise<void> {
    while (await this.model.exists({ groupId: gone.groupId, [`ingredients.${gone.part}`]: gone.id })) {
      await this.leaveSomeNames(gone);
    }
  }
}

/** Nobody has changed the recipe, so `updatedAt` stays; the revision grows, or an edit under way would undo it. */
function leaveName(recipe: Read, { part, id, name }: GonePart) {
  const { _id, revision } = recipe;
  const ingredients = keepName(recipe.ingredients, part, { id, name });
  const update = { $set: { ingredients }, $inc: { revision: 1 } };
  return { updateOne: { filter: { _id, revision }, update, timestamps: false } };
}
