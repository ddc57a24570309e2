import type { RecipeAction } from '@larder/contracts';
import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const RECIPE_ACTIONS = 'recipeActions';

/** An action of a household on recipes in other products. */
export type RecipeActionDocument = Stored<{
  groupId: string;
  householdId: string;
  actionType: RecipeAction['actionType'];
  title: string;
  titleSort: string;
  /** The address with placeholders. */
  url: string;
}>;

const text = { type: String, required: true };

export const RecipeActionSchema = recordSchema<RecipeActionDocument>({
  groupId: text,
  householdId: text,
  actionType: text,
  title: text,
  titleSort: { type: String, default: '' },
  url: text,
});
RecipeActionSchema.index({ groupId: 1, householdId: 1, titleSort: 1, _id: 1 }); // a household's actions
