import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import type { MealType, PlanEntry, PlanEntryDraft } from '../../../../entities/meal-plans/plan-entries.js';

/** The values of the dialog; the input of one mode is kept while the other is shown. */
export interface EntryValues {
  date: string;
  entryType: MealType;
  noteOnly: boolean;
  recipe: RecipeSummary | null;
  servings: number | null;
  title: string;
  text: string;
}

export function firstValues(entry: PlanEntry | null, day: string): EntryValues {
  return {
    date: entry?.date ?? day,
    entryType: entry?.entryType ?? 'dinner',
    noteOnly: entry !== null && !entry.recipe,
    recipe: entry?.recipe ?? null,
    servings: entry?.servings ?? null,
    title: entry?.title ?? '',
    text: entry?.text ?? '',
  };
}

/** A note has no recipe, and a recipe needs no title. */
export function bodyOf({ noteOnly, recipe, title, servings, ...rest }: EntryValues): PlanEntryDraft {
  const named = noteOnly
    ? { recipeId: null, title: title.trim(), servings: null }
    : { recipeId: recipe?.id ?? null, title: '', servings };
  return { ...rest, ...named };
}

export function isComplete({ date, noteOnly, recipe, title }: EntryValues): boolean {
  return date !== '' && (noteOnly ? title.trim() !== '' : recipe !== null);
}
