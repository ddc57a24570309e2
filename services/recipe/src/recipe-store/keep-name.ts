import { normalizeText } from '@larder/contracts';
import type { StoredIngredient } from './recipe.schema.js';

/** Which of an ingredient's parts goes. */
export type NamedPart = 'foodId' | 'unitId';

/**
 * Ingredients after a food or unit does not exist any more: its name moves in front of the note, so that no word of the recipe is lost
 * (docs/api/organizers-foods-cookbooks.md#foods-and-units). A note that has the name already stays.
 */
export function keepName(
  ingredients: StoredIngredient[],
  part: NamedPart,
  { id, name }: { id: string; name: string },
): StoredIngredient[] {
  return ingredients.map((ingredient) =>
    ingredient[part] === id ? { ...ingredient, [part]: null, note: withName(ingredient.note ?? '', name) } : ingredient,
  );
}

function withName(note: string, name: string): string {
  return normalizeText(note).includes(normalizeText(name)) ? note : `${name} ${note}`.trim();
}
