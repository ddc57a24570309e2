import type { Recipe } from '@larder/contracts/recipe/recipe';
import { ingredientsText } from '../../content/ingredients-text.js';
import type { EditableField } from '../draft/editable-fields.js';

/** The content of a field as text. */
export function fieldText(recipe: Recipe, field: EditableField): string {
  switch (field) {
    case 'recipeIngredient':
      return ingredientsText(recipe.recipeIngredient, { disableAmount: recipe.settings.disableAmount });
    case 'recipeInstructions':
      return recipe.recipeInstructions
        .map(({ title, summary, text }) => [title && `[${title}]`, summary, text].filter(Boolean).join('\n'))
        .join('\n\n');
    case 'notes':
      return recipe.notes.map(({ title, text }) => [title, text].filter(Boolean).join('\n')).join('\n\n');
    case 'recipeCategory':
    case 'tags':
    case 'tools':
    case 'assets':
      return recipe[field].map(({ name }) => name).join(', ');
    case 'nutrition':
    case 'settings':
    case 'extras':
      return pairs(recipe[field]);
    default:
      return recipe[field] ?? '';
  }
}

function pairs(record: Record<string, unknown>): string {
  return Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join('\n');
}
