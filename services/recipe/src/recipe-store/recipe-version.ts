import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@larder/contracts';
import type { RecipeContent, RecipeDocument, RecipeFields, StoredVersion } from './schemas/recipe-document.js';

/**
 * The versioned fields. Files are not versioned, so `image` and `assets` are not included; `lastMade` is not an edit.
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

/** The version of a change; null when it changes no versioned field. */
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

/** Whether two values are stored alike: undefined fields are not stored. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || isDeepStrictEqual(storedForm(one), storedForm(other));
}

function storedForm(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
