import type { Recipe } from '@larder/contracts/recipe/recipe';
import { ingredientsText } from '../../content/ingredients-text.js';
import type { EditableField } from '../draft/editable-fields.js';

const LABELS: Record<EditableField, string> = {
  name: 'general.name',
  description: 'recipe-edit.description',
  image: 'recipe-edit.image',
  recipeYield: 'recipe.yield',
  totalTime: 'recipe.total-time',
  prepTime: 'recipe.prep-time',
  cookTime: 'recipe.perform-time',
  performTime: 'recipe.perform-time',
  recipeIngredient: 'recipe.ingredients',
  recipeInstructions: 'recipe.instructions',
  notes: 'recipe.notes',
  recipeCategory: 'recipe-edit.categories',
  tags: 'recipe-edit.tags',
  tools: 'recipe-edit.tools',
  nutrition: 'recipe.nutrition',
  assets: 'recipe.assets',
  orgURL: 'recipe-edit.source',
  settings: 'recipe-edit.settings',
  userId: 'recipe-edit.owner',
  dateAdded: 'recipe-edit.date-added',
  lastMade: 'recipe-edit.last-made',
  extras: 'recipe-edit.extras',
};

/** The key of a field's name. */
export function fieldLabel(field: EditableField): string {
  return LABELS[field];
}

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
