import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { moveNameToNote, type IngredientField } from './move-name-to-note.js';
import { RecipeChangeFeed } from './recipe-change-feed.js';
import type { RecipeDocument, StoredIngredient } from './schemas/recipe-document.js';
import { RECIPES } from './schemas/recipe.schema.js';

/** The reference of ingredients to a food or unit of the group. */
export interface IngredientReference {
  groupId: string;
  field: IngredientField;
  id: string;
}
/** A reference to a food or unit that does not exist any more. */
export type DeletedReference = IngredientReference & { name: string };

type Change = (ingredients: StoredIngredient[]) => StoredIngredient[];

const BATCH_SIZE = 100;
const PROJECTION = { revision: 1, ingredients: 1 } as const;
type RecipeIngredientList = Pick<RecipeDocument, '_id' | keyof typeof PROJECTION>;

/** Queries on the foods and units in the ingredients of recipes. */
@Injectable()
export class RecipeIngredients {
  constructor(
    @InjectModel(RECIPES) private readonly model: Model<RecipeDocument>,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /** Moves the name to the notes of at most a hundred recipes that use it; true when there may be more. */
  moveNamesToNotesBatch(deleted: DeletedReference): Promise<boolean> {
    return this.changeBatch(deleted, (ingredients) => moveNameToNote(ingredients, deleted.field, deleted));
  }

  /** Moves the name to the notes of all recipes, including those that are saved meanwhile. */
  async moveNamesToNotes(deleted: DeletedReference): Promise<void> {
    while (await this.isUsed(deleted)) await this.moveNamesToNotesBatch(deleted);
  }

  /** Replaces a food or unit in at most a hundred recipes; true when there may be more. */
  replaceBatch(used: IngredientReference, by: string): Promise<boolean> {
    return this.changeBatch(used, (ingredients) =>
      ingredients.map((each) => (each[used.field] === used.id ? { ...each, [used.field]: by } : each)),
    );
  }

  /** Replaces a food or unit in all recipes. */
  async replace(used: IngredientReference, by: string): Promise<void> {
    while (await this.isUsed(used)) await this.replaceBatch(used, by);
  }

  private async isUsed(used: IngredientReference): Promise<boolean> {
    return (await this.model.exists(recipesWith(used))) !== null;
  }

  private async changeBatch(used: IngredientReference, change: Change): Promise<boolean> {
    const some = await this.model.find(recipesWith(used), PROJECTION).limit(BATCH_SIZE).lean<RecipeIngredientList[]>();
    if (some.length === 0) return false;
    await this.model.bulkWrite(some.map((recipe) => toWrite(recipe, change)));
    await this.feed.notifyTextsChanged(
      used.groupId,
      some.map(({ _id }) => _id),
    );
    return some.length === BATCH_SIZE;
  }
}

function recipesWith({ groupId, field, id }: IngredientReference) {
  return { groupId, [`ingredients.${field}`]: id };
}

/**
 * Not an edit by a user, so `updatedAt` is kept; the revision is incremented, so that concurrent edits do not undo it.
 */
function toWrite({ _id, revision, ingredients }: RecipeIngredientList, change: Change) {
  const update = { $set: { ingredients: change(ingredients) }, $inc: { revision: 1 } };
  return { updateOne: { filter: { _id, revision }, update, timestamps: false } };
}
