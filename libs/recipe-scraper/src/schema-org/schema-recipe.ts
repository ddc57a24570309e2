import type { Source } from '../scraped-recipe.js';
import { isThing, type Thing } from '../json/thing.js';

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

/** A property with references (`{"@id": "#photo"}`) replaced by the referenced objects. */
export function resolveReferences(recipe: SchemaRecipe, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveOne(recipe, item));
  return resolveOne(recipe, value);
}

function resolveOne({ byId }: SchemaRecipe, value: unknown): unknown {
  if (!isThing(value)) return value;
  const id = value['@id'];
  return typeof id === 'string' && Object.keys(value).length === 1 ? (byId.get(id) ?? value) : value;
}
