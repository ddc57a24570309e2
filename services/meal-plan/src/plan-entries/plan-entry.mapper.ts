import {
  normalised,
  type PlanEntry,
  type PlanEntryDraft,
  type PlannedRecipe,
  type RecipeSummary,
} from '@larder/contracts';
import type { PlanEntryDocument } from './plan-entry.schema.js';

/** Index keys of the databases end at some length; nobody tells titles apart behind it. */
const LONGEST_SORT_KEY = 100;

/** An entry as it is stored, before its recipe is joined. */
export type StoredPlanEntry = Omit<PlanEntry, 'recipe'>;

/** What a draft decides; the rest of an entry is decided once. */
export function draftFields({ date, entryType, title, text, recipeId }: PlanEntryDraft) {
  return {
    date,
    entryType,
    title,
    text,
    recipeId: recipeId ?? null,
    titleSort: sortKey(title),
    textSort: sortKey(text),
  };
}

export function toStoredPlanEntry(entry: PlanEntryDocument): StoredPlanEntry {
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
  };
}

/** An entry with a recipe, as other services are told of it. */
export function toPlannedRecipe(entry: PlanEntryDocument): PlannedRecipe {
  const { entryId, date, entryType, recipeId, userId, groupId, householdId } = entry;
  return { entryId, date, entryType, recipeId: recipeId ?? '', userId, groupId, householdId };
}

/** The entry with its recipe; null where there is none, or none any more. */
export function withRecipe(entry: StoredPlanEntry, recipes: ReadonlyMap<string, RecipeSummary>): PlanEntry {
  return { ...entry, recipe: recipes.get(entry.recipeId ?? '') ?? null };
}

function sortKey(text: string): string {
  return normalised(text.slice(0, LONGEST_SORT_KEY)).slice(0, LONGEST_SORT_KEY);
}
