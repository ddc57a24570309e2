import { RecipeErrors, sizeText } from '@larder/contracts';
import type { RecipeContent } from '../../../recipe-store/index.js';

/**
 * Maximum size of the texts of a recipe, in bytes. Its reply contains notes of ingredients twice, with foods, units and
 * comments, and must fit into one message (8 MB).
 */
export const MAX_BYTES = 3 * 1024 * 1024;

/**
 * Throws for content that exceeds the limit. A recipe that is older than the limit and too large may be changed as long
 * as it does not grow.
 *
 * @throws `recipe.too-large`
 */
export function requireSize(content: RecipeContent, stored?: RecipeContent): void {
  const bytes = bytesOf(content);
  if (bytes <= MAX_BYTES || (stored && bytes <= bytesOf(stored))) return;
  throw RecipeErrors.tooLarge({ size: sizeText(bytes), limit: sizeText(MAX_BYTES) });
}

function bytesOf(content: RecipeContent): number {
  const { name, description, orgURL, ingredients, steps, nutrition, assets, notes, extras } = content;
  return Buffer.byteLength(
    JSON.stringify({ name, description, orgURL, ingredients, steps, nutrition, assets, notes, extras }),
  );
}
