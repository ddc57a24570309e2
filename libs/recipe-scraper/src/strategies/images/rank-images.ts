import { namedPixels, pathOf, type SizedImage } from './image-size.js';

const DECORATION = /(?:^|[^a-z])(?:fav)?(?:icon|logo|avatar|placeholder|blank|spinner|default[-_]?image)(?:[^a-z]|$)/i;
/** An image used for every page of a site: its name is "default", "og-image_1200x630" and the like. */
const FOR_ANY_PAGE =
  /^(?=.*(?:open|og|social|shar|default|fallback|facebook|twitter))(?:open[-_]?graph|og|social|share|sharing|default|fallback|facebook|twitter|site|card|image|img|picture|thumb|[-_.\dx])+\.\w{3,4}$/i;
const MAX_NAME = 100;
/** Images whose size is not stated are better than thumbnails, which are below this size. */
const UNKNOWN_PIXELS = 250 * 200;

/**
 * Addresses of images of a recipe, best first: the largest of those with a size in the page or their name, then the
 * others, then thumbnails. For equal sizes, the recipe's images come before the shared ones.
 */
export function rankImages(fromData: readonly SizedImage[], shared: readonly SizedImage[]): string[] {
  const pixelsByAddress = new Map<string, number>();
  for (const { address, pixels } of [...fromData, ...shared.filter(({ address }) => !isDecoration(address))])
    pixelsByAddress.set(address, Math.max(pixelsByAddress.get(address) ?? namedPixels(address), pixels));
  return [...pixelsByAddress]
    .sort(([, a], [, b]) => (b || UNKNOWN_PIXELS) - (a || UNKNOWN_PIXELS))
    .map(([address]) => address);
}

/** Whether the name of an image says that it is a logo, an icon or the like, or one for every page of the site. */
export function isDecoration(address: string): boolean {
  const name = pathOf(address).split('/').pop() ?? '';
  return DECORATION.test(name) || (name.length <= MAX_NAME && FOR_ANY_PAGE.test(name));
}
