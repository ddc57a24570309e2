import { displayIngredient, scaleQuantity } from '@larder/measures';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';

/** A recipe that is to be bought for, with its ingredients that can go onto a list. */
export interface RecipeToAdd {
  recipe: Recipe;
  scale: number;
  ingredients: readonly RecipeIngredient[];
}

/** Recipes with how many times each is wanted; headings without anything to buy are left out. */
export function recipesToAdd(
  recipes: readonly Recipe[],
  requested: readonly { slug: string; scale: number }[],
): RecipeToAdd[] {
  const scales = new Map(requested.map(({ slug, scale }) => [slug, scale]));
  return recipes.map((recipe) => ({
    recipe,
    scale: scales.get(recipe.slug) ?? 1,
    ingredients: onHandLast(recipe.recipeIngredient.filter(({ food, note, quantity }) => food ?? (note || quantity))),
  }));
}

/** What is chosen at first: all but what the household has. */
export function firstChoice(recipes: readonly RecipeToAdd[]): ReadonlySet<string> {
  return new Set(
    recipes.flatMap(({ ingredients }) =>
      ingredients.filter((each) => !isOnHand(each)).map(({ referenceId }) => referenceId),
    ),
  );
}

export function isOnHand({ food }: RecipeIngredient): boolean {
  return food !== null && 'onHand' in food && food.onHand === true;
}

/** An ingredient as it will be on the list, e.g. twice as much. */
export function scaledText(ingredient: RecipeIngredient, scale: number): string {
  const { quantity } = ingredient;
  return displayIngredient({ ...ingredient, quantity: quantity === null ? null : scaleQuantity(quantity, scale) });
}

function onHandLast(ingredients: readonly RecipeIngredient[]): RecipeIngredient[] {
  return [...ingredients.filter((each) => !isOnHand(each)), ...ingredients.filter(isOnHand)];
}
