import { newId } from '@larder/service-kit';
import type { ImportedRecipe } from '../imports/imported-recipe.js';

/** The recipe with new ids for its steps and ingredients; steps still point to the ingredients they mean. */
export function withNewIds(recipe: ImportedRecipe): ImportedRecipe {
  const ids = new Map<string, string>();
  const recipeIngredient = recipe.recipeIngredient?.map((ingredient) => {
    if (typeof ingredient !== 'object' || ingredient === null) return ingredient;
    const referenceId = newId();
    const old = (ingredient as { referenceId?: unknown }).referenceId;
    if (typeof old === 'string') ids.set(old, referenceId);
    return { ...ingredient, referenceId };
  });
  const recipeInstructions = recipe.recipeInstructions?.map((step) => ({
    ...step,
    id: newId(),
    ingredientReferences: (step.ingredientReferences ?? []).flatMap(({ referenceId }) => {
      const renewed = ids.get(referenceId ?? '');
      return renewed ? [{ referenceId: renewed }] : [];
    }),
  }));
  return {
    ...recipe,
    ...(recipeIngredient && { recipeIngredient }),
    ...(recipeInstructions && { recipeInstructions }),
  };
}
