import {
  normalizeText,
  type PlanEntry,
  type PlanEntryDraft,
  type PlannedRecipe,
  type RecipeSummary,
} from '@larder/contracts';
import type { PlanEntryDocument } from './plan-entry.schema.js';

/** Databases limit the length of index keys; longer titles are ordered by their beginning. */
const MAX_SORT_KEY_LENGTH = 100;

/** An entry in its contract shape, before its recipe is joined. */
export type PlanEntryWithoutRecipe = Omit<PlanEntry, 'recipe'>;

/** The fields of an entry that a client may set. */
export function draftOf({
  date,
  entryType,
  title,
  text,
  recipeId,
  servings,
  position,
}: PlanEntryWithoutRecipe): PlanEntryDraft {
  return { date, entryType, title, text, recipeId, servings, position };
}

/** The stored fields of a draft; the others are set when the entry is created. */
export function draftFields({ date, entryType, title, text, recipeId, servings, position }: PlanEntryDraft) {
  return {
    date,
    entryType,
    title,
    text,
    recipeId: recipeId ?? null,
    servings: servings ?? null,
    position: position ?? 0,
    titleSort: sortKey(title),
    textSort: sortKey(text),
  };
}

/** The stored fields of a change; absent ones are kept, so that concurrent changes of different fields all count. */
export function changedFields({ title, text, ...others }: Partial<PlanEntryDraft>) {
  return {
    ...others,
    ...(title !== undefined && { title, titleSort: sortKey(title) }),
    ...(text !== undefined && { text, textSort: sortKey(text) }),
  };
}

/** An entry in its contract shape, except for its recipe. */
export function toPlanEntryWithoutRecipe(entry: PlanEntryDocument): PlanEntryWithoutRecipe {
  return {
    date: entry.date,
    entryType: entry.entryType,
    title: entry.title,
    text: entry.text,
    recipeId: entry.recipeId,
    id: entry.entryId,
    groupId: entry.groupId,
    userId: entry.userId,
    householdId: entry.householdId,
    servings: entry.servings ?? null,
    position: entry.position ?? 0,
  };
}

/** An entry with a recipe, for other services. */
export function toPlannedRecipe(entry: PlanEntryDocument): PlannedRecipe {
  const { entryId, date, entryType, recipeId, userId, groupId, householdId } = entry;
  return { entryId, date, entryType, recipeId: recipeId ?? '', userId, groupId, householdId };
}

/** An entry with its recipe; null when it has none, or when it was deleted. */
export function withRecipe(entry: PlanEntryWithoutRecipe, recipes: ReadonlyMap<string, RecipeSummary>): PlanEntry {
  return { ...entry, recipe: recipes.get(entry.recipeId ?? '') ?? null };
}

/** The normalized beginning of a text, to order by. */
export function sortKey(text: string): string {
  return normalizeText(text.slice(0, MAX_SORT_KEY_LENGTH)).slice(0, MAX_SORT_KEY_LENGTH);
}
