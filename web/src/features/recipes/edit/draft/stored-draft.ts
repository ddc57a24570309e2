import type { Recipe } from '@larder/contracts/recipe/recipe';
import { readStorage, removeFromStorage, writeStorage } from '../../../../shared/storage/web-storage.js';

/** A version of a recipe as the server returned it, with its ETag, which writes send as `If-Match`. */
export interface Version {
  recipe: Recipe;
  etag: string | null;
}

/** An unsaved draft on this device. */
export interface StoredDraft {
  base: Version;
  draft: Recipe;
  /** The time of the last change, as ISO time. */
  savedAt: string;
}

/** The storage key of a user's draft of a recipe, so that users of one device have separate drafts. */
export function draftKey(userId: string, recipeId: string): string {
  return `recipe-draft ${userId} ${recipeId}`;
}

/** The draft stored under `key`; null when there is none or it is invalid. */
export function readDraft(key: string): StoredDraft | null {
  const stored = readStorage(key);
  return isDraft(stored) ? stored : null;
}

export function saveDraft(key: string, draft: StoredDraft): void {
  writeStorage(key, draft);
}

export function deleteDraft(key: string): void {
  removeFromStorage(key);
}

function isDraft(stored: unknown): stored is StoredDraft {
  if (!isRecord(stored) || !isRecord(stored.base)) return false;
  return isRecipe(stored.draft) && isRecipe(stored.base.recipe) && typeof stored.savedAt === 'string';
}

const LISTS = ['recipeIngredient', 'recipeInstructions', 'notes', 'recipeCategory', 'tags', 'tools', 'assets'];
const RECORDS = ['nutrition', 'settings', 'extras'];

/** Whether a stored value has the structure of a recipe that the editor relies on. */
export function isRecipe(value: unknown): value is Recipe {
  if (!isRecord(value) || !hasTexts(value, 'id', 'name')) return false;
  if (!LISTS.every((key) => isListOf(value[key], isRecord)) || !RECORDS.every((key) => isRecord(value[key])))
    return false;
  return (
    isListOf(value.recipeIngredient, (row) => hasTexts(row, 'referenceId')) &&
    isListOf(value.recipeInstructions, isStep) &&
    isListOf(value.notes, (note) => hasTexts(note, 'title', 'text'))
  );
}

function isStep(value: unknown): boolean {
  return isRecord(value) && hasTexts(value, 'id', 'text') && isListOf(value.ingredientReferences, isRecord);
}

function isListOf(value: unknown, accepts: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(accepts);
}

function hasTexts(value: unknown, ...keys: string[]): boolean {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
