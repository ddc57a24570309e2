import { isDeepStrictEqual } from 'node:util';
import type { RecipeDocument, RecipeFields } from '../schemas/recipe-document.js';

/**
 * The fields of a change whose stored value differs. A client that saves a recipe sends all of it, usually with one
 * changed field: the others need neither be sent to the database nor be written again.
 */
export function changedFields(recipe: RecipeDocument, changes: Partial<RecipeFields>): Partial<RecipeFields> {
  const entries = Object.entries(changes).filter(([name, value]) => {
    const stored = recipe[name as keyof RecipeFields];
    return stored === undefined || !isStoredAlike(value, stored);
  });
  return Object.fromEntries(entries);
}

/** Whether two values are stored alike: undefined fields are not stored. */
export function isStoredAlike(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || isDeepStrictEqual(storedForm(one), storedForm(other));
}

function storedForm(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
