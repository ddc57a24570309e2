import { RecipeErrors, sizeText } from '@larder/contracts';
import type { RecipeContent } from '../../recipe-store/index.js';
/**
 * Bytes of text a recipe may have. Its answer shows notes of ingredients twice, with foods, units and comments besides, and
 * shall fit into one message (8 MB).
 */
export const MOST_BYTES = 3 * 1024 * 1024;

/**
 * Refuses content that grows beyond what a recipe may have. One that is too large already, from before there was a limit,
 * may be changed as long as it does not grow.
 *
 * @throws `recipe.too-large`
 */
export function requireSize(content: RecipeContent, stored?: RecipeContent): void {
  const bytes = bytesOf(content);
  if (bytes <= MOST_BYTES || (stored && bytes <= bytesOf(stored))) return;
  throw RecipeErrors.tooLarge({ size: sizeText(bytes), limit: sizeText(MOST_BYTES) });
}

function bytesOf(content: RecipeContent): number {
  const { name, description, orgURL, ingredients, steps, nutrition, assets, notes, extras } = content;
  return Buffer.byteLength(
    JSON.stringify({ name, description, orgURL, ingredients, steps, nutrition, assets, notes, extras }),
  );
}
