import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { keepName, type NamedPart } from './keep-name.js';
import { RecipeChangeFeed } from './recipe-change-feed.js';
import type { RecipeDocument, StoredIngredient } from './recipe.schema.js';

/** A food or unit that recipes of a group use. */
export interface UsedPart {
  groupId: string;
  part: NamedPart;
  id: string;
}
/** A food or unit that does not exist any more. */
export type DeletedPart = UsedPart & { name: string };

type Change = (ingredients: StoredIngredient[]) => StoredIngredient[];

const BATCH = 100;
const READ = { revision: 1, ingredients: 1 } as const;
type Read = Pick<RecipeDocument, '_id' | keyof typeof READ>;

/** What recipes and the foods and units of their ingredients have to do with each other. */
@Injectable()
export class RecipeIngredients {
  constructor(
    @InjectModel('recipes') private readonly model: Model<RecipeDocument>,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /** Writes the name into the notes of at most a hundred recipes that use it; true when there may be more. */
  leaveSomeNames(gone: DeletedPart): Promise<boolean> {
    return this.changeSome(gone, (ingredients) => keepName(ingredients, gone.part, gone));
  }

  /** The same for all of them. What is saved meanwhile is found by the next look. */
  async leaveNames(gone: DeletedPart): Promise<void> {
    while (await this.isUsed(gone)) await this.leaveSomeNames(gone);
  }

  /** Puts another food or unit in the place of one in at most a hundred recipes; true when there may be more. */
  replaceSome(used: UsedPart, by: string): Promise<boolean> {
    return this.changeSome(used, (ingredients) =>
      ingredients.map((each) => (each[used.part] === used.id ? { ...each, [used.part]: by } : each)),
    );
  }

  /** The same for all of them. */
  async replace(used: UsedPart, by: string): Promise<void> {
    while (await this.isUsed(used)) await this.replaceSome(used, by);
  }

  private async isUsed(used: UsedPart): Promise<boolean> {
    return (await this.model.exists(usersOf(used))) !== null;
  }

  private async changeSome(used: UsedPart, change: Change): Promise<boolean> {
    const some = await this.model.find(usersOf(used), READ).limit(BATCH).lean<Read[]>();
    if (some.length === 0) return false;
    await this.model.bulkWrite(some.map((recipe) => changed(recipe, change)));
    await this.feed.textsChanged(
      used.groupId,
      some.map(({ _id }) => _id),
    );
    return some.length === BATCH;
  }
}

function usersOf({ groupId, part, id }: UsedPart) {
  return { groupId, [`ingredients.${part}`]: id };
}

/** This is no edit of the recipe by a user, so `updatedAt` stays; the revision grows, or an edit under way would undo it. */
function changed({ _id, revision, ingredients }: Read, change: Change) {
  const update = { $set: { ingredients: change(ingredients) }, $inc: { revision: 1 } };
  return { updateOne: { filter: { _id, revision }, update, timestamps: false } };
}
