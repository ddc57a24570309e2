import { durationText } from './duration.js';
import type { DemoRecipe } from './recipe-files.js';
import { pluralOf } from './plurals.js';
import { UNITS } from './units.js';

/** The mark of a demo recipe: an entry of its `extras`. */
export const MARK = 'larder-demo';

/** The body of a PATCH. Foods and units are referenced by name; they exist already. */
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

/** Every food of the recipes, once, with its plural. */
export function foodDrafts(recipes: DemoRecipe[]): { name: string; pluralName: string | null }[] {
  const names = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
  return [...names].map((name) => ({ name, pluralName: pluralOf(name) }));
}
