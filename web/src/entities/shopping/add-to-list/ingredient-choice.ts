import { displayIngredient, scaleQuantity } from '@larder/measures';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';

/** A recipe with the ingredients that can be added to a list. */
export interface RecipeToAdd {
  recipe: Recipe;
  scale: number;
  ingredients: readonly RecipeIngredient[];
}

/** Recipes with their scale, and their ingredients in order, without headings. */
export function recipesToAdd(
  recipes: readonly Recipe[],
  requested: readonly { slug: string; scale: number }[],
): RecipeToAdd[] {
  const scales = new Map(requested.map(({ slug, scale }) => [slug, scale]));
  return recipes.map((recipe) => ({
    recipe,
    scale: scales.get(recipe.slug) ?? 1,
    ingredients: recipe.recipeIngredient.filter(({ food, note, quantity }) => food ?? (note || quantity)),
  }));
}

/** The initial selection: all ingredients except those on hand. */
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

/** The text of an ingredient on the list, scaled. */
export function scaledText(ingredient: RecipeIngredient, scale: number): string {
  const { quantity } = ingredient;
  return displayIngredient({ ...ingredient, quantity: quantity === null ? null : scaleQuantity(quantity, scale) });
}
