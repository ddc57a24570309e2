import { displayIngredient, scaleQuantity } from '@larder/measures';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { groupByTitle } from '../../recipes/group-by-title.js';

/** A recipe with the ingredients that can be added to a list. */
export interface RecipeToAdd {
  recipe: Recipe;
  scale: number;
  sections: readonly IngredientSection[];
}

/** The ingredients under one heading; those on hand are the last ones. */
export interface IngredientSection {
  /** Empty when it has none. */
  title: string;
  ingredients: readonly RecipeIngredient[];
}

/** Recipes with their scale, and the sections that have ingredients. */
export function recipesToAdd(
  recipes: readonly Recipe[],
  requested: readonly { slug: string; scale: number }[],
): RecipeToAdd[] {
  const scales = new Map(requested.map(({ slug, scale }) => [slug, scale]));
  return recipes.map((recipe) => ({
    recipe,
    scale: scales.get(recipe.slug) ?? 1,
    sections: sectionsOf(recipe.recipeIngredient),
  }));
}

function sectionsOf(rows: readonly RecipeIngredient[]): IngredientSection[] {
  return groupByTitle(rows)
    .map(({ title, items }) => {
      const ingredients = items.map(({ item }) => item).filter(isIngredient);
      const bought = ingredients.filter((each) => !isOnHand(each));
      return { title, ingredients: [...bought, ...ingredients.filter(isOnHand)] };
    })
    .filter(({ ingredients }) => ingredients.length > 0);
}

/** Whether a row has more than a heading. */
function isIngredient({ food, note, quantity }: RecipeIngredient): boolean {
  return Boolean(food ?? (note || quantity));
}

export function ingredientsOf({ sections }: RecipeToAdd): RecipeIngredient[] {
  return sections.flatMap(({ ingredients }) => ingredients);
}

/** The initial selection: all ingredients except those on hand. */
export function initialSelection(recipes: readonly RecipeToAdd[]): ReadonlySet<string> {
  const bought = recipes.flatMap(ingredientsOf).filter((each) => !isOnHand(each));
  return new Set(bought.map(({ referenceId }) => referenceId));
}

export function isOnHand({ food }: RecipeIngredient): boolean {
  return food !== null && 'onHand' in food && food.onHand === true;
}

/** The text of an ingredient on the list, scaled. */
export function scaledText(ingredient: RecipeIngredient, scale: number): string {
  const { quantity } = ingredient;
  return displayIngredient({ ...ingredient, quantity: quantity === null ? null : scaleQuantity(quantity, scale) });
}
