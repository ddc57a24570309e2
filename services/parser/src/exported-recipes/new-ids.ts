import { randomUUID } from 'node:crypto';
import type { RecipeInput } from '../drafts/index.js';

/** The recipe with new ids for its steps and ingredients; the references of steps to ingredients follow. */
export function withNewIds(recipe: RecipeInput): RecipeInput {
  const ids = new Map<string, string>();
  const recipeIngredient = recipe.recipeIngredient?.map((ingredient) => {
    if (typeof ingredient !== 'object' || ingredient === null) return ingredient;
    const referenceId = randomUUID();
    const old = (ingredient as { referenceId?: unknown }).referenceId;
    if (typeof old === 'string') ids.set(old, referenceId);
    return { ...ingredient, referenceId };
  });
  const recipeInstructions = recipe.recipeInstructions?.map((step) => ({
    ...step,
    id: randomUUID(),
    ingredientReferences: (step.ingredientReferences ?? []).flatMap(({ referenceId }) => {
      const newReference = ids.get(referenceId ?? '');
      return newReference ? [{ referenceId: newReference }] : [];
    }),
  }));
  return {
    ...recipe,
    ...(recipeIngredient && { recipeIngredient }),
    ...(recipeInstructions && { recipeInstructions }),
  };
}
