import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { keepName, type NamedPart } from './keep-name.js';
import { RecipeChangeFeed } from './recipe-change-feed.js';
import type { RecipeDocument, StoredIngredient } from './schemas/recipe.schema.js';

/** A food or unit that recipes of a group use. */
export interface UsedPart {
  groupId: string;
  part: NamedPart;
  id: string;
}
/** A food or unit that does not exist any more. */
export type DeletedPart = UsedPart & { name: string };

type Change = (ingredients: StoredIngredient[]) => StoredIngredient[];

const BATCH_SIZE = 100;
const READ = { revision: 1, ingredients: 1 } as const;
type Read = Pick<RecipeDocument, '_id' | keyof typeof READ>;

/** Queries on the foods and units in the ingredients of recipes. */
@Injectable()
export class RecipeIngredients {
  constructor(
    @InjectModel('recipes') private readonly model: Model<RecipeDocument>,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /** Moves the name to the notes of at most a hundred recipes that use it; true when there may be more. */
  moveNamesToNotesBatch(deleted: DeletedPart): Promise<boolean> {
    return this.changeBatch(deleted, (ingredients) => keepName(ingredients, deleted.part, deleted));
  }

  /** Moves the name to the notes of all recipes, including those that are saved meanwhile. */
  async moveNamesToNotes(deleted: DeletedPart): Promise<void> {
    while (await this.isUsed(deleted)) await this.moveNamesToNotesBatch(deleted);
  }

  /** Replaces a food or unit in at most a hundred recipes; true when there may be more. */
  replaceBatch(used: UsedPart, by: string): Promise<boolean> {
    return this.changeBatch(used, (ingredients) =>
      ingredients.map((each) => (each[used.part] === used.id ? { ...each, [used.part]: by } : each)),
    );
  }

  /** Replaces a food or unit in all recipes. */
  async replace(used: UsedPart, by: string): Promise<void> {
    while (await this.isUsed(used)) await this.replaceBatch(used, by);
  }

  private async isUsed(used: UsedPart): Promise<boolean> {
    return (await this.model.exists(usersOf(used))) !== null;
  }

  private async changeBatch(used: UsedPart, change: Change): Promise<boolean> {
    const some = await this.model.find(usersOf(used), READ).limit(BATCH_SIZE).lean<Read[]>();
    if (some.length === 0) return false;
    await this.model.bulkWrite(some.map((recipe) => changed(recipe, change)));
    await this.feed.textsChanged(
      used.groupId,
      some.map(({ _id }) => _id),
    );
    return some.length === BATCH_SIZE;
  }
}

function usersOf({ groupId, part, id }: UsedPart) {
  return { groupId, [`ingredients.${part}`]: id };
}

/**
 * Not an edit by a user, so `updatedAt` is kept; the revision is incremented, so that concurrent edits do not undo it.
 */
function changed({ _id, revision, ingredients }: Read, change: Change) {
  const update = { $set: { ingredients: change(ingredients) }, $inc: { revision: 1 } };
  return { updateOne: { filter: { _id, revision }, update, timestamps: false } };
}
