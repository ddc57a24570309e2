import { cleanLine } from '../clean/text/text.js';
import type { Source } from '../scraped-recipe.js';
import type { Likeness } from './own-recipe.js';
import type { RecipeCandidate } from './schema-recipe.js';
import { isPresent, propertyOf, type Thing } from '../json/thing.js';
import { sanitizeThing } from './sanitize-thing.js';

/** Names of the ingredients and instructions of a recipe. */
export const INGREDIENT_PROPERTIES = ['recipeIngredient', 'ingredients', 'recipeIngredients', 'supply'];
export const INSTRUCTION_PROPERTIES = ['recipeInstructions', 'instructions', 'recipeInstruction'];

/**
 * The main recipe of a page: of those with ingredients and instructions, else with either, the one most like the page,
 * else the first. Others with its `@id` or name only supply missing properties.
 */
export function mergeRecipes(
  candidates: readonly RecipeCandidate[],
  likeness: Likeness,
): { thing: Thing; sources: Map<string, Source> } | null {
  const recipes = candidates.map(({ thing, source }) => ({ thing: sanitizeThing(thing), source }));
  const main = mainOf(mostComplete(recipes), likeness);
  if (!main) return null;
  const thing: Thing = {};
  const sources = new Map<string, Source>();
  for (const recipe of [main, ...recipes.filter((other) => other !== main && isSame(other.thing, main.thing))]) {
    for (const [name, value] of Object.entries(recipe.thing)) {
      if (isPresent(thing[name]) || (recipe !== main && !isPresent(value))) continue;
      thing[name] = value;
      sources.set(name, recipe.source);
    }
  }
  return { thing, sources };
}

function mostComplete(recipes: readonly RecipeCandidate[]): RecipeCandidate[] {
  const best = Math.max(...recipes.map(({ thing }) => completeness(thing)));
  return recipes.filter(({ thing }) => completeness(thing) === best);
}

/** The first, unless another one is clearly more like the page. */
function mainOf(recipes: readonly RecipeCandidate[], likeness: Likeness): RecipeCandidate | undefined {
  const [first] = recipes;
  if (!first || recipes.every(({ thing }) => isSame(thing, first.thing))) return first;
  const likenesses = recipes.map(({ thing }) => likeness(thing));
  const best = Math.max(...likenesses);
  return best - (likenesses[0] ?? 0) < MIN_LEAD ? first : recipes[likenesses.indexOf(best)];
}

const MIN_LEAD = 0.25;

const completeness = (thing: Thing): number =>
  [INGREDIENT_PROPERTIES, INSTRUCTION_PROPERTIES].filter((names) => propertyOf(thing, ...names) !== undefined).length;

function isSame(other: Thing, main: Thing): boolean {
  const id = main['@id'];
  if (typeof id === 'string' && id !== '' && other['@id'] === id) return true;
  const name = cleanLine(main['name']).toLowerCase();
  return name !== '' && cleanLine(other['name']).toLowerCase() === name;
}
