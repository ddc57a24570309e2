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

/** A stored entry, before its recipe is joined. */
export type PlanEntryWithoutRecipe = Omit<PlanEntry, 'recipe'>;

/** The defaults of a draft. */
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

/** Joins the recipe of an entry; null when it has none, or when it was deleted. */
export function withRecipe(entry: PlanEntryWithoutRecipe, recipes: ReadonlyMap<string, RecipeSummary>): PlanEntry {
  return { ...entry, recipe: recipes.get(entry.recipeId ?? '') ?? null };
}

function sortKey(text: string): string {
  return normalizeText(text.slice(0, MAX_SORT_KEY_LENGTH)).slice(0, MAX_SORT_KEY_LENGTH);
}
