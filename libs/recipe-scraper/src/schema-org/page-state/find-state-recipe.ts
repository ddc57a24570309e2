import { isThing, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';
import type { Page } from '../../page.js';
import { mergeRecipes } from '../merge-recipes.js';
import { likenessTo } from '../own-recipe.js';
import { readStateJson } from '../page-data/embedded-data.js';
import type { SchemaRecipe } from '../schema-recipe.js';
import { schemaOfState, isStateRecipe } from './state-recipe.js';
import { StateReferences } from './state-references.js';

const MAX_RECIPES = 30;

/**
 * The recipe in the data that a page has for its own scripts, by usual names of its properties, which have no standard;
 * null when there is none.
 */
export function findStateRecipe(page: Page): SchemaRecipe | null {
  const { things, references } = searchState([...page.json, ...readStateJson(page.root)]);
  const recipes = things
    .map((thing) => schemaOfState(references.resolve(thing) as Thing))
    .filter((thing) => thing !== null);
  const candidates = recipes.map((thing) => ({ thing, source: 'page-json' as const }));
  const recipe = mergeRecipes(candidates, likenessTo(page));
  return recipe && { ...recipe, byId: new Map() };
}

function searchState(roots: readonly unknown[]): { things: Thing[]; references: StateReferences } {
  const things: Thing[] = [];
  const references = new StateReferences();
  const waiting = roots.toReversed();
  for (let visited = 0; visited < LIMITS.dataNodes && waiting.length > 0; visited++) {
    const value = waiting.pop();
    if (isThing(value)) {
      references.addFrom(value);
      if (things.length < MAX_RECIPES && isStateRecipe(value)) things.push(value);
    }
    for (const child of Object.values(value as object).reverse() as unknown[])
      if (typeof child === 'object' && child !== null) waiting.push(child);
  }
  return { things, references };
}
