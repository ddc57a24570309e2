import type { ImageFormat } from './image-format.js';

/** Maximum number of pixels, checked before decoding: 50 megapixels take 200 MB of memory. */
export const MAX_PIXELS = 50_000_000;
/** From here on an image is large: photos of most phones have 12 megapixels. */
export const LARGE_PIXELS = 12_500_000;

/**
 * The memory that decoding takes for each pixel, as a multiple of that of JPEG (6 bytes). The decoder of AVIF takes 18,
 * and that of HEIC 14 bytes, since they hold the whole image several times.
 */
const COSTS: Partial<Record<ImageFormat, number>> = { avif: 3, heic: 2 };
/** 25 megapixels of AVIF take 450 MB; cameras write larger images as JPEG or HEIC. */
const MAX_PIXELS_OF: Partial<Record<ImageFormat, number>> = { avif: MAX_PIXELS / 2 };

/** The maximum number of pixels of a format. */
export function maxPixelsOf(format: ImageFormat): number {
  return MAX_PIXELS_OF[format] ?? MAX_PIXELS;
}

/** What decoding an image costs, in pixels of a JPEG image. */
export function decodingCost(format: ImageFormat, pixels: number): number {
  return pixels * (COSTS[format] ?? 1);
}
