import type { RecipeIngredient } from '@larder/contracts/recipe/ingredient';
import type { Recipe, RecipeStep } from '@larder/contracts/recipe/recipe';

/** What is sent for a draft: rows that nobody filled in are left out, and links to ingredients that are gone. */
export function recipeBody(draft: Recipe): Recipe {
  const recipeIngredient = draft.recipeIngredient.filter((row) => !isBlankIngredient(row));
  const known = new Set(recipeIngredient.map(({ referenceId }) => referenceId));
  return {
    ...draft,
    name: draft.name.trim(),
    recipeIngredient,
    recipeInstructions: draft.recipeInstructions
      .filter((step) => !isBlankStep(step))
      .map((step) => linked(step, known)),
    notes: draft.notes.filter(({ title, text }) => title.trim() || text.trim()),
  };
}

/** Nothing but perhaps an amount: of what, nobody said. */
export function isBlankIngredient({ unit, food, note, title }: RecipeIngredient): boolean {
  return !unit && !food && !note?.trim() && !title?.trim();
}

function isBlankStep({ title, summary, text }: RecipeStep): boolean {
  return !title?.trim() && !summary?.trim() && !text.trim();
}

function linked(step: RecipeStep, known: ReadonlySet<string>): RecipeStep {
  const references = step.ingredientReferences.filter(({ referenceId }) => referenceId && known.has(referenceId));
  return { ...step, ingredientReferences: references };
}
