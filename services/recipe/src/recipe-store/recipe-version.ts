import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@larder/contracts';
import type { RecipeContent, RecipeDocument, RecipeFields, StoredVersion } from './recipe.schema.js';

/**
 * What the history keeps. Files are not kept in older versions, so `image` and `assets` are not here; `lastMade` is no
 * edit.
 */
export const VERSIONED_FIELDS = [
  'name',
  'recipeYield',
  'totalTime',
  'prepTime',
  'cookTime',
  'performTime',
  'description',
  'orgURL',
  'dateAdded',
  'categoryIds',
  'tagIds',
  'toolIds',
  'ingredients',
  'steps',
  'nutrition',
  'settings',
  'notes',
  'extras',
] as const satisfies (keyof RecipeContent)[];

/** The version that a change makes; null when it touches nothing that the history keeps. */
export function nextVersion(
  { userId }: Pick<Actor, 'userId'>,
  recipe: RecipeDocument,
  changes: Partial<RecipeFields>,
): StoredVersion | null {
  const changed = VERSIONED_FIELDS.filter(
    (field) => changes[field] !== undefined && !isSame(changes[field], recipe[field]),
  );
  if (changed.length === 0) return null;
  const before = Object.fromEntries(changed.map((field) => [field, recipe[field]]));
  return { number: (recipe.lastVersion?.number ?? 0) + 1, userId, changedAt: new Date(), before };
}

/** As stored: what is undefined is absent. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || isDeepStrictEqual(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
