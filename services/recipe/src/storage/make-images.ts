import type { Sharp } from 'sharp';

/** The stored sizes of a recipe's image, as WebP. */
export interface ImageSizes {
  original: Buffer;
  min: Buffer;
  tiny: Buffer;
}

const QUALITY = 70;
/** The maximum edge of WebP, in pixels. */
const LONGEST_EDGE = 16_383;
const MIN_EDGE = 1_200;
const TINY_EDGE_PX = 300;

/** Creates the three sizes, without metadata (docs/api/conventions.md#files). Throws when it cannot be read. */
export async function makeImages(upright: Sharp): Promise<ImageSizes> {
  const inside = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;
  const webp = (image: Sharp) => image.toColourspace('srgb').webp({ quality: QUALITY }).toBuffer();
  // One after the other: each may need the whole image in memory.
  const tiny = await webp(upright.clone().resize(TINY_EDGE_PX, TINY_EDGE_PX, { fit: 'cover' }));
  const min = await webp(upright.clone().resize(inside(MIN_EDGE)));
  const original = await webp(upright.clone().resize(inside(LONGEST_EDGE)));
  return { original, min, tiny };
}
