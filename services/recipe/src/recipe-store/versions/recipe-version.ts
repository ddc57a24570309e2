import type { Actor } from '@larder/contracts';
import type { RecipeContent, RecipeDocument, RecipeFields, StoredVersion } from '../schemas/recipe-document.js';
import { isStoredAlike } from './changed-fields.js';

/** Files are not versioned, and `lastMade` is not an edit. */
type UnversionedField = 'image' | 'assets' | 'lastMade';
export type VersionedField = Exclude<keyof RecipeContent, UnversionedField>;

/** A record instead of a list, so that the compiler reports a field that is missing. */
const VERSIONED: Record<VersionedField, true> = {
  name: true,
  recipeYield: true,
  totalTime: true,
  prepTime: true,
  cookTime: true,
  performTime: true,
  description: true,
  orgURL: true,
  dateAdded: true,
  categoryIds: true,
  tagIds: true,
  toolIds: true,
  ingredients: true,
  steps: true,
  nutrition: true,
  settings: true,
  notes: true,
  extras: true,
};
// `Object.keys` is typed as texts.
export const VERSIONED_FIELDS = Object.keys(VERSIONED) as VersionedField[];

/** The version of a change; null when it changes no versioned field. */
export function nextVersion(
  { userId }: Pick<Actor, 'userId'>,
  recipe: RecipeDocument,
  changes: Partial<RecipeFields>,
): StoredVersion | null {
  const changed = VERSIONED_FIELDS.filter(
    (field) => changes[field] !== undefined && !isStoredAlike(changes[field], recipe[field]),
  );
  if (changed.length === 0) return null;
  const before = Object.fromEntries(changed.map((field) => [field, recipe[field]]));
  return { number: (recipe.lastVersion?.number ?? 0) + 1, userId, changedAt: new Date(), before };
}
