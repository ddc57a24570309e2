import { namedPixels, pathOf, type SizedPicture } from './picture-size.js';

const DECORATION = /(?:^|[^a-z])(?:fav)?(?:icon|logo|avatar|placeholder|blank|spinner|default[-_]?image)(?:[^a-z]|$)/i;

/**
 * Addresses of pictures of a recipe, most promising first: the largest of those whose size the page or their name
 * tells, then the others. Between equals, what the recipe states comes before what the page is shared with.
 */
export function rankPictures(stated: readonly SizedPicture[], shared: readonly SizedPicture[]): string[] {
  const known = new Map<string, number>();
  for (const { address, pixels } of [...stated, ...shared.filter(({ address }) => !isDecoration(address))])
    known.set(address, Math.max(known.get(address) ?? namedPixels(address), pixels));
  return [...known].sort(([, a], [, b]) => b - a).map(([address]) => address);
}

const isDecoration = (address: string): boolean => DECORATION.test(pathOf(address).split('/').pop() ?? '');
