import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { Recipe, RecipeStep } from '@larder/contracts/recipe/recipe';

/** The request body of a draft, without empty rows and links to removed ingredients. */
export function recipeBody(draft: Recipe): Recipe {
  const recipeIngredient = draft.recipeIngredient.filter((row) => !isBlankIngredient(row));
  const ingredientIds = new Set(recipeIngredient.map(({ referenceId }) => referenceId));
  return {
    ...draft,
    name: draft.name.trim(),
    recipeIngredient,
    recipeInstructions: draft.recipeInstructions
      .filter((step) => !isBlankStep(step))
      .map((step) => withoutBrokenLinks(step, ingredientIds)),
    notes: draft.notes.filter(({ title, text }) => title.trim() || text.trim()),
  };
}

/** Whether a row has no food; it may have an amount. */
export function isBlankIngredient({ unit, food, note, title }: RecipeIngredient): boolean {
  return !unit && !food && !note?.trim() && !title?.trim();
}

function isBlankStep({ title, summary, text }: RecipeStep): boolean {
  return !title?.trim() && !summary?.trim() && !text.trim();
}

function withoutBrokenLinks(step: RecipeStep, ingredientIds: ReadonlySet<string>): RecipeStep {
  const references = step.ingredientReferences.filter(
    ({ referenceId }) => referenceId && ingredientIds.has(referenceId),
  );
  return { ...step, ingredientReferences: references };
}
