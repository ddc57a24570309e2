import { normalizeText } from '@larder/contracts';
import type { StoredIngredient } from './schemas/recipe-document.js';

/** The field of an ingredient that refers to a food or unit. */
export type IngredientField = 'foodId' | 'unitId';

/**
 * Removes a deleted food or unit from ingredients: its name is moved to the front of the note, so that the text is kept
 * (docs/api/organizers-foods-cookbooks.md#foods-and-units). A note that contains the name already is not changed.
 */
export function moveNameToNote(
  ingredients: StoredIngredient[],
  field: IngredientField,
  { id, name }: { id: string; name: string },
): StoredIngredient[] {
  return ingredients.map((ingredient) =>
    ingredient[field] === id
      ? { ...ingredient, [field]: null, note: withName(ingredient.note ?? '', name) }
      : ingredient,
  );
}

/** A note that begins with a name, unless it contains it. */
export function withName(note: string, name: string): string {
  return normalizeText(note).includes(normalizeText(name)) ? note : `${name} ${note}`.trim();
}
