import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { newId } from '../../../../shared/ids/new-id.js';

/** An empty row. Without an amount, since many ingredients have none. */
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
