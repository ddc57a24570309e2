import type { Recipe } from '@larder/contracts/recipe/recipe';
import { serverAddress } from '../../../shared/urls/base-path.js';
import type { IconName } from '../../../shared/icons/paths.js';

export type Asset = Recipe['assets'][number];

/** The kinds of an asset with their icons. */
export const ASSET_ICONS: Record<string, { icon: IconName; word: string }> = {
  'mdi-file': { icon: 'file', word: 'file' },
  'mdi-file-pdf-box': { icon: 'print', word: 'pdf' },
  'mdi-file-image': { icon: 'image', word: 'image' },
  'mdi-code-json': { icon: 'code', word: 'code' },
  'mdi-silverware-fork-knife': { icon: 'recipes', word: 'recipe' },
};

/** The URL of an asset; `share` is the share link by which a user without a session reads the recipe. */
export function assetAddress(
  recipeId: string,
  { fileName }: Pick<Asset, 'fileName'>,
  share: string | null = null,
): string {
  const query = share ? `?share=${encodeURIComponent(share)}` : '';
  return serverAddress(`api/media/recipes/${recipeId}/assets/${encodeURIComponent(fileName ?? '')}${query}`);
}

/** The assets with a new one; one of the same file name is replaced, as on the server. */
export function withAsset(assets: readonly Asset[], added: Asset): Asset[] {
  return [...assets.filter(({ fileName }) => fileName !== added.fileName), added];
}
