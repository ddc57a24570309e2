import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { newId } from '../../../../shared/format/new-id.js';

/** A row to be filled in. No amount: "1 salt" would be nonsense, and one egg is quickly typed. */
export function newIngredient(changes: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return {
    quantity: null,
    unit: null,
    food: null,
    note: '',
    isFood: false,
    disableAmount: true,
    display: '',
    title: '',
    originalText: null,
    referenceId: newId(),
    ...changes,
  };
}
