import { cleanImages } from '../../clean/images.js';
import { isThing, listOf } from '../../json/thing.js';

const DIMENSIONS = /(?<!\d)(\d{2,4})(?:x|-h)(\d{2,4})(?!\d)/;
/** The assumed height of an image without one, as a share of its width. */
const USUAL_RATIO = 2 / 3;

/** An image with its size. */
export interface SizedImage {
  address: string;
  /** Width times height; 0 when unknown. */
  pixels: number;
}

/** The images of schema.org data with their stated sizes. */
export function declaredImages(images: unknown): SizedImage[] {
  const sizes = new Map<string, number>();
  for (const image of listOf(images)) {
    if (!isThing(image)) continue;
    const pixels = pixelsOf(lengthOf(image['width']), lengthOf(image['height']));
    for (const address of cleanImages(image).slice(0, 1)) sizes.set(address, pixels);
  }
  return cleanImages(images).map((address) => ({ address, pixels: sizes.get(address) ?? 0 }));
}

/** Pixels of an image by its width and height; a missing one is 0. */
export function pixelsOf(width: number, height: number): number {
  return width * (height || Math.round(width * USUAL_RATIO));
}

/** Pixels of a rendition with its size in the name ("cake-300x200.jpg"), else 0. */
export function namedPixels(address: string): number {
  const match = DIMENSIONS.exec(pathOf(address));
  return match ? pixelsOf(Number(match[1]), Number(match[2])) : 0;
}

/** A length in pixels in any format (1200, "1200px", a quantity with a value), else 0. */
export function lengthOf(value: unknown): number {
  const pixels = Number.parseInt(String(isThing(value) ? value['value'] : value), 10);
  return pixels > 0 ? pixels : 0;
}

/** An address without query and fragment. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
