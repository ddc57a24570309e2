import sharp, { type Sharp } from 'sharp';

/** A decoded picture or one that sharp decodes itself. */
export type Source = { encoded: Uint8Array } | { pixels: Uint8Array; width: number; height: number };

/** The sizes a recipe's picture is kept in, as WebP. */
export interface Pictures {
  original: Buffer;
  min: Buffer;
  tiny: Buffer;
}

/** More pixels are refused before anything is decoded: 50 megapixels take 200 MB of memory. */
export const MAX_PIXELS = 50_000_000;

const QUALITY = 70;
/** The longest edge WebP can hold. */
const LONGEST_EDGE = 16_383;
const MIN_EDGE = 1_200;
const TINY_EDGE = 300;

/** Makes the three sizes: turned upright, without metadata (contract 03, section 9.2). Throws when it cannot be read. */
export async function makePictures(source: Source): Promise<Pictures> {
  const upright = open(source).autoOrient();
  const inside = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;
  const webp = (image: Sharp) => image.toColourspace('srgb').webp({ quality: QUALITY }).toBuffer();
  // One after the other: each of them may hold the whole picture.
  const tiny = await webp(upright.clone().resize(TINY_EDGE, TINY_EDGE, { fit: 'cover' }));
  const min = await webp(upright.clone().resize(inside(MIN_EDGE)));
  const original = await webp(upright.clone().resize(inside(LONGEST_EDGE)));
  return { original, min, tiny };
}

function open(source: Source): Sharp {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  if ('encoded' in source) return sharp(source.encoded, limits);
  const { pixels, width, height } = source;
  return sharp(pixels, { ...limits, raw: { width, height, channels: 4 } });
}
