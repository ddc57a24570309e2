import type { Source } from '../scraped-recipe.js';
import type { Thing } from '../json/thing.js';

/** A recipe object of a page, and its source format. */
export interface RecipeCandidate {
  thing: Thing;
  source: Source;
}

/** One schema.org recipe merged from all parts of a page that describe it. */
export interface SchemaRecipe {
  thing: Thing;
  /** The source format of each property of `thing`. */
  sources: ReadonlyMap<string, Source>;
  /** Other objects of the page by their `@id`. */
  byId: ReadonlyMap<string, Thing>;
}

/** The placeholder of a page without a recipe. */
export const NO_RECIPE: SchemaRecipe = { thing: {}, sources: new Map(), byId: new Map() };
