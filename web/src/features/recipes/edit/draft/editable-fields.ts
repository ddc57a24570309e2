import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { Recipe } from '@larder/contracts/recipe/recipe';

/** The editable fields of a recipe, in the order in which differences are shown. */
export const EDITABLE_FIELDS = [
  'name',
  'description',
  'image',
  'recipeYield',
  'totalTime',
  'prepTime',
  'cookTime',
  'performTime',
  'recipeIngredient',
  'recipeInstructions',
  'notes',
  'recipeCategory',
  'tags',
  'tools',
  'nutrition',
  'assets',
  'orgURL',
  'settings',
  'userId',
  'dateAdded',
  'lastMade',
  'extras',
] as const satisfies readonly (keyof Recipe)[];
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/**
 * The content of a field as text that is equal for equal contents: without derived keys, and with one representation of
 * empty values.
 */
export function contentOf(recipe: Recipe, field: EditableField): string {
  return JSON.stringify(comparable(recipe, field), (_key, value: unknown) => (value === null ? '' : value));
}

/** Whether any editable field differs. */
export function differs(one: Recipe, other: Recipe): boolean {
  return differences(one, other).length > 0;
}

/** The fields in which two versions differ. */
export function differences(one: Recipe, other: Recipe): EditableField[] {
  return EDITABLE_FIELDS.filter(
    (field) => one[field] !== other[field] && contentOf(one, field) !== contentOf(other, field),
  );
}

function comparable(recipe: Recipe, field: EditableField): unknown {
  switch (field) {
    case 'recipeIngredient':
      return recipe.recipeIngredient.map(comparableIngredient);
    case 'recipeCategory':
    case 'tags':
    case 'tools':
      return recipe[field].map(({ id }) => id);
    default:
      return recipe[field];
  }
}

function comparableIngredient({ quantity, unit, food, note, title, originalText, referenceId }: RecipeIngredient) {
  const names = [unit, food].map((item) => item?.id ?? item?.name ?? null);
  return [quantity, ...names, note, title, originalText, referenceId];
}
