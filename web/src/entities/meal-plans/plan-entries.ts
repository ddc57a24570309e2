import type { MealType, PlanEntry as EntryOut } from '@larder/contracts/meal-plan/plan-entry';

export type { MealType };
export type PlanEntry = EntryOut & { servings: number | null; position: number };

/** The meals of a day in the order in which they are eaten. */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'side'] as const satisfies readonly MealType[];

/** The input of a plan entry: a recipe, or a note with a title. */
export type PlanEntryDraft = Pick<PlanEntry, 'date' | 'entryType' | 'title' | 'text' | 'recipeId' | 'servings'> &
  Partial<Pick<PlanEntry, 'position'>>;

/** A change to one entry; absent fields are kept. */
export type PlanEntryChange = Pick<PlanEntry, 'id'> & Partial<Pick<PlanEntry, 'date' | 'entryType' | 'position'>>;

export const EMPTY_DRAFT = { title: '', text: '', recipeId: null, servings: null } as const;

/** The display name of an entry: its recipe, else its title. */
export function nameOfEntry({ recipe, title }: Pick<PlanEntry, 'recipe' | 'title'>): string {
  return recipe?.name ?? title;
}

/** Sorts the entries of one day: by position, then by meal, then by creation. */
export function compareEntries(one: PlanEntry, other: PlanEntry): number {
  return (
    one.position - other.position || MEALS.indexOf(one.entryType) - MEALS.indexOf(other.entryType) || one.id - other.id
  );
}

/** The input that plans a copy of an entry. */
export function draftOf({ date, entryType, title, text, recipeId, servings, position }: PlanEntry): PlanEntryDraft {
  return { date, entryType, title, text, recipeId, servings, position };
}
