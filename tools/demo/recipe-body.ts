import { durationText } from './duration.js';
import type { DemoRecipe } from './recipe-files.js';
import { pluralOf } from './plurals.js';
import { UNITS } from './units.js';

/** How a demo recipe is known again: an entry of its `extras`. */
export const MARK = 'larder-demo';

/** The recipe as a PATCH takes it. Foods and units are given by name; they exist by then. */
export function recipeBody(recipe: DemoRecipe) {
  const { prep, cook, rest } = recipe.minutes;
  const time = (minutes: number) => durationText(minutes, recipe.language);
  return {
    description: recipe.description,
    recipeYield: recipe.recipeYield,
    prepTime: time(prep),
    performTime: time(cook),
    totalTime: time(prep + cook + rest),
    recipeCategory: recipe.categories.map((name) => ({ name })),
    tags: recipe.tags.map((name) => ({ name })),
    tools: recipe.tools.map((name) => ({ name })),
    recipeIngredient: recipe.ingredients.map(({ quantity, unit, food, note, title }) => ({
      quantity,
      unit: unit ? { name: UNITS[unit]?.name ?? unit } : null,
      food: { name: food },
      note,
      title,
    })),
    recipeInstructions: recipe.steps,
    notes: recipe.notes,
    nutrition: recipe.nutrition ?? {},
    settings: { public: true, disableAmount: false, showNutrition: recipe.nutrition !== null },
    extras: { [MARK]: recipe.key },
  };
}

/** Every food the recipes name, once, with its plural. */
export function foodDrafts(recipes: DemoRecipe[]): { name: string; pluralName: string | null }[] {
  const names = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
  return [...names].map((name) => ({ name, pluralName: pluralOf(name) }));
}
