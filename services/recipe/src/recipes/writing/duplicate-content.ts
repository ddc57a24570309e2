import { newId } from '@larder/service-kit';
import type { RecipeContent } from '../../recipe-store/index.js';

/** The fields in which a copy differs. */
export interface CopyFields {
  from: string;
  to: string;
  /** Cache key of the copied image; null when there is none. */
  image: string | null;
  dateAdded: string;
}

/**
 * The content of a copy (docs/api/recipes.md#changes): with new ids, adjusted references and links to files, and
 * without the original's dates (last made, added).
 */
export function duplicateContent(original: RecipeContent, copy: CopyFields): RecipeContent {
  const newReference = new Map(original.ingredients.map(({ referenceId }) => [referenceId, newId()]));
  const relinked = (text: string) => text.replaceAll(copy.from, copy.to);
  return {
    ...original,
    image: copy.image,
    dateAdded: copy.dateAdded,
    lastMade: null,
    description: original.description && relinked(original.description),
    ingredients: original.ingredients.map((ingredient) => ({
      ...ingredient,
      referenceId: newReference.get(ingredient.referenceId) ?? newId(),
    })),
    steps: original.steps.map((step) => ({
      ...step,
      id: newId(),
      text: relinked(step.text),
      references: step.references.flatMap((reference) => newReference.get(reference) ?? []),
    })),
    notes: original.notes.map(({ title, text }) => ({ title, text: relinked(text) })),
  };
}
