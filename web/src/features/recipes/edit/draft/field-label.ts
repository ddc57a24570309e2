import type { EditableField } from './editable-fields.js';

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

/** The key of the name of a recipe's field; the field itself if it is unknown, e.g. in a version of a newer program. */
export function fieldLabel(field: string): string {
  return (LABELS as Partial<Record<string, string>>)[field] ?? field;
}
