import { LIMITS } from '../limits.js';
import { hasType, isPresent, isThing, plainName, type Thing } from '../json/thing.js';
import { isReference } from './resolve-references.js';

/** The result of a search through JSON data. */
export interface SearchResult {
  /** Recipes, best first: main entities before those mentioned inside of other objects. */
  recipes: Thing[];
  /** Every object with an `@id` and other properties than its type. */
  byId: ReadonlyMap<string, Thing>;
}

/** Properties that refer to the main entity of a page. */
const TRANSPARENT = new Set(['@graph', 'mainEntity', 'mainEntityOfPage']);

interface Visit {
  value: unknown;
  isMentioned: boolean;
}

/** Searches data of any shape and depth for recipes. */
export function searchData(roots: readonly unknown[]): SearchResult {
  const things: Thing[] = [];
  const mentioned: Thing[] = [];
  const byId = new Map<string, Thing>();
  const waiting: Visit[] = [];
  pushReversed(
    waiting,
    roots.map((value) => ({ value, isMentioned: false })),
  );

  for (let visited = 0; visited < LIMITS.dataNodes; visited++) {
    const visit = waiting.pop();
    if (!visit) break;
    if (isThing(visit.value)) {
      indexById(byId, visit.value);
      if (isRecipe(visit.value)) (visit.isMentioned ? mentioned : things).push(visit.value);
    }
    pushReversed(waiting, childrenOf(visit));
  }
  return { recipes: [...things, ...mentioned], byId };
}

/** A recipe by its type, or, without a type, by properties that only recipes have. */
function isRecipe(thing: Thing): boolean {
  if (isPresent(thing['@type'] ?? thing['type'])) return hasType(thing, 'Recipe');
  return ['recipeIngredient', 'recipeInstructions'].some((name) => isPresent(thing[name]));
}

function indexById(byId: Map<string, Thing>, thing: Thing): void {
  const id = thing['@id'];
  if (typeof id === 'string' && !byId.has(id) && !isReference(thing)) byId.set(id, thing);
}

function childrenOf({ value, isMentioned }: Visit): Visit[] {
  if (Array.isArray(value))
    return (value as unknown[]).filter(isContainer).map((item) => ({ value: item, isMentioned }));
  if (!isThing(value)) return [];
  return Object.keys(value)
    .filter((key) => isContainer(value[key]))
    .map((key) => ({ value: value[key], isMentioned: isMentioned || !TRANSPARENT.has(plainName(key)) }));
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

function pushReversed(waiting: Visit[], visits: Visit[]): void {
  for (const visit of visits.reverse()) waiting.push(visit);
}
