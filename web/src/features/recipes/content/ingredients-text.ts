import type { IngredientView } from '@larder/measures';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { ingredientLineText } from '../ingredients/ingredient-line.js';
import { groupByTitle } from '../../../entities/recipes/group-by-title.js';

/**
 * All ingredients as lines of text for the clipboard; sections as `[title]`, with an empty line before all but the
 * first.
 */
export function ingredientsText(ingredients: readonly RecipeIngredient[], view: IngredientView): string {
  return groupByTitle(ingredients)
    .map(({ title, items }) => {
      const lines = items.map(({ item }) => ingredientLineText(item, view));
      return [...(title ? [`[${title}]`] : []), ...lines].join('\n');
    })
    .join('\n\n');
}
