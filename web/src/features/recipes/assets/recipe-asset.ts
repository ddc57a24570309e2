import type { Recipe } from '@larder/contracts/recipe/recipe';
import { serverAddress } from '../../../shared/urls/base-path.js';
import type { IconName } from '../../../shared/icons/paths.js';

export type Asset = Recipe['assets'][number];

/** The kinds of assets by their stored icon; `name` is the last part of the key of their text. */
export const ASSET_KINDS: Record<string, { icon: IconName; name: string }> = {
  'mdi-file': { icon: 'file', name: 'file' },
  'mdi-file-pdf-box': { icon: 'print', name: 'pdf' },
  'mdi-file-image': { icon: 'image', name: 'image' },
  'mdi-code-json': { icon: 'code', name: 'code' },
  'mdi-silverware-fork-knife': { icon: 'recipes', name: 'recipe' },
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
