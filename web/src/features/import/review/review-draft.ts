import { nanoid } from '@reduxjs/toolkit';
import type { Recipe } from '@larder/contracts/recipe/recipe';

/** A line of a recipe under review; `from` is its index in the imported recipe, null for a new line. */
export interface ReviewLine {
  key: string;
  from: number | null;
  text: string;
  /** The heading of the section that begins with it. */
  title: string;
}

/** The fields that can be corrected before an import is saved. */
export interface ReviewDraft {
  name: string;
  description: string;
  recipeYield: string;
  totalTime: string;
  prepTime: string;
  performTime: string;
  orgURL: string;
  recipeCategory: Recipe['recipeCategory'];
  tags: Recipe['tags'];
  ingredients: ReviewLine[];
  steps: ReviewLine[];
}

export const ORGANIZER_FIELDS = ['recipeCategory', 'tags'] as const;
export const TEXT_FIELDS = ['recipeYield', 'totalTime', 'prepTime', 'performTime'] as const;

/** The fields of an import as editable text. */
export function draftOf(recipe: Recipe): ReviewDraft {
  return {
    name: recipe.name,
    description: recipe.description ?? '',
    recipeYield: recipe.recipeYield ?? '',
    totalTime: recipe.totalTime ?? '',
    prepTime: recipe.prepTime ?? '',
    performTime: recipe.performTime ?? '',
    orgURL: recipe.orgURL ?? '',
    recipeCategory: recipe.recipeCategory,
    tags: recipe.tags,
    ingredients: recipe.recipeIngredient.map((ingredient, from) =>
      line('ingredient', from, ingredientText(ingredient), ingredient.title),
    ),
    steps: recipe.recipeInstructions.map(({ text, title }, from) => line('step', from, text, title)),
  };
}

/** A new, empty line. */
export function newLine(): ReviewLine {
  return { key: nanoid(), from: null, text: '', title: '' };
}

/** The lines to keep. The heading of a removed line moves to the next one of its section. */
export function keepLines(lines: readonly ReviewLine[], keeps: (line: ReviewLine) => boolean): ReviewLine[] {
  let pending = '';
  return lines.flatMap((each) => {
    const title = each.title || pending;
    pending = keeps(each) ? '' : title;
    return keeps(each) ? [{ ...each, title }] : [];
  });
}

/** The usual fields that an import lacks, as the last parts of their texts' keys. */
export function missingFields(draft: ReviewDraft): ('name' | 'ingredients' | 'steps' | 'recipeYield' | 'totalTime')[] {
  const times = [draft.totalTime, draft.prepTime, draft.performTime];
  return [
    ...(isNamed(draft.name) ? [] : (['name'] as const)),
    ...(draft.ingredients.length > 0 ? [] : (['ingredients'] as const)),
    ...(draft.steps.length > 0 ? [] : (['steps'] as const)),
    ...(draft.recipeYield.trim() ? [] : (['recipeYield'] as const)),
    ...(times.some((time) => time.trim()) ? [] : (['totalTime'] as const)),
  ];
}

/** The name that the server gives a page without one ends with an id. */
const isNamed = (name: string) => name.trim() !== '' && !/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(name);

function line(kind: string, from: number, text: string, title: string | null): ReviewLine {
  return { key: `${kind}-${from}`, from, text, title: title ?? '' };
}

function ingredientText({ note, food, unit, display }: Recipe['recipeIngredient'][number]): string {
  return food || unit ? display : (note ?? '');
}
