import { z } from 'zod';
import { Extras } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Ignored } from '../primitives/ignored.js';
import { NameText } from '../primitives/name.js';
import { Decimal, Flag, Int } from '../primitives/scalars.js';
import { Label } from '../recipe/catalogue/food.js';
import { IngredientDraft } from '../recipe/catalogue/ingredient.js';
import { RecipeSummary } from '../recipe/recipe.js';
import { IgnoredItems, ShoppingItem } from './shopping-item.js';

/** A recipe on a list. */
const RecipeReference = z
  .object({
    id: z.string(),
    shoppingListId: z.string().describe('The id of the list.'),
    recipeId: z.string(),
    recipeQuantity: z.number().describe('How many times the recipe was added.'),
    recipe: RecipeSummary.nullable().describe('The recipe; null when it was deleted.'),
  })
  .meta({ id: 'ShoppingListRecipeRefOut' });

/** The position of a label in a list. */
export const LabelSetting = z
  .object({
    shoppingListId: z.string().describe('The id of the list.'),
    labelId: z.string().describe('The id of the label.'),
    position: z.number().int().describe('The position of the label within the list.'),
    id: z.string(),
    label: Label.describe('The label.'),
  })
  .meta({ id: 'ShoppingListMultiPurposeLabelOut' });
export type LabelSetting = z.output<typeof LabelSetting>;

/** A shopping list in overviews, without its items (docs/api/meal-plans-and-shopping.md). */
export const ShoppingListSummary = z
  .object({
    name: z.string().nullable().describe('The name.'),
    extras: z.record(z.string(), z.string()).describe('Texts of API clients by key.'),
    createdAt: z.string().describe('The time of creation.'),
    updatedAt: z.string().describe('The time of the last change.'),
    groupId: z.string().describe('The id of the group.'),
    userId: z.string().describe('The id of the owner.'),
    id: z.string().describe('The id of the list.'),
    householdId: z.string().describe('The id of the household.'),
    recipeReferences: z.array(RecipeReference).describe('The recipes on the list, and how many times they were added.'),
    labelSettings: z.array(LabelSetting).describe('The positions of the labels.'),
    openItemCount: z.number().int().describe('The number of unchecked items.'),
    learnAisleOrder: z
      .boolean()
      .describe('Whether the order of aisles is learned from the order in which items are checked.'),
    revision: z.number().int().describe('Incremented by every change.'),
  })
  .meta({ id: 'ShoppingListSummary' });
export type ShoppingListSummary = z.output<typeof ShoppingListSummary>;

/** A shopping list with its items by position. */
export const ShoppingListOut = z
  .object({
    ...ShoppingListSummary.shape,
    listItems: z.array(ShoppingItem).describe('The items by position.'),
    aisleOrder: z
      .array(z.string())
      .describe('Purchased items in the order of the aisles, each as `food:<id>` or `note:<text>`.'),
  })
  .meta({ id: 'ShoppingListOut' });
export type ShoppingListOut = z.output<typeof ShoppingListOut>;

/** The body of create. */
export const ShoppingListDraft = z
  .object({
    name: NameText.max(255).nullish(),
    extras: Extras.nullish(),
    createdAt: Ignored,
    updatedAt: Ignored,
    update_at: Ignored,
  })
  .meta({ id: 'ShoppingListCreate', examples: [{ name: 'Groceries' }] });
export type ShoppingListDraft = z.output<typeof ShoppingListDraft>;

/** The body of a full update; items, recipes and labels are changed by separate calls. */
export const ShoppingListUpdate = z
  .object({
    ...ShoppingListDraft.shape,
    id: Ignored,
    groupId: Ignored,
    userId: Id.nullish(),
    listItems: IgnoredItems,
    recipeReferences: Ignored,
    labelSettings: Ignored,
    learnAisleOrder: Flag.optional(),
  })
  .meta({ id: 'ShoppingListUpdate' });
export type ShoppingListUpdate = z.output<typeof ShoppingListUpdate>;

/** The body of PATCH. */
export const ShoppingListPatch = z
  .object({
    name: ShoppingListDraft.shape.name,
    extras: Extras.optional(),
    userId: Id.optional(),
    learnAisleOrder: Flag.optional(),
  })
  .meta({ id: 'ShoppingListPatch' });
export type ShoppingListPatch = z.output<typeof ShoppingListPatch>;

/** How many times a recipe is added, and which of its ingredients; all when absent. */
export const ShoppingRecipeAddition = z
  .object({
    recipeIncrementQuantity: Decimal.default(1).describe('How many times the recipe is added.'),
    recipeIngredients: z
      .array(IngredientDraft)
      .max(1000)
      .nullish()
      .describe('The ingredients to add; all of the recipe when absent.'),
  })
  .meta({ id: 'ShoppingListAddRecipeParams' });
export type ShoppingRecipeAddition = z.output<typeof ShoppingRecipeAddition>;
/** How many times a recipe is removed. */
export const ShoppingRecipeRemoval = z
  .object({ recipeDecrementQuantity: Decimal.default(1).describe('How many times the recipe is removed.') })
  .meta({ id: 'ShoppingListRemoveRecipeParams' });
export type ShoppingRecipeRemoval = z.output<typeof ShoppingRecipeRemoval>;

/** The new position of a label in a list; `label` may be sent back and is ignored. */
export const LabelPosition = z
  .object({
    id: z.string(),
    shoppingListId: Id.describe('The id of the list.'),
    labelId: Id.describe('The id of the label.'),
    position: Int.default(0).describe('The position of the label within the list.'),
    label: Ignored.describe('Ignored.'),
  })
  .meta({ id: 'ShoppingListMultiPurposeLabelUpdate' });
export type LabelPosition = z.output<typeof LabelPosition>;
