import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { serverAddress } from '../../shared/urls/base-path.js';

/** `original` as uploaded, `min-original` up to 1200 px, `tiny-original` 300 × 300 px. */
export type ImageSize = 'original' | 'min-original' | 'tiny-original';

/**
 * The URL of a recipe's image; null when it has none. The version in the URL allows caching; `share` is the share link
 * by which a user without a session reads the recipe.
 */
export function recipeImage(
  { id, image }: Pick<RecipeSummary, 'id' | 'image'>,
  size: ImageSize,
  share: string | null = null,
): string | null {
  if (!image) return null;
  const query = new URLSearchParams({ version: image, ...(share && { share }) });
  return serverAddress(`api/media/recipes/${id}/images/${size}.webp?${query.toString()}`);
}
