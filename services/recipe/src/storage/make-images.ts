import { LARGE_PIXELS, type LimitTime } from '@larder/service-kit/images';
import sharp, { type Sharp } from 'sharp';

/** The stored sizes of a recipe's image, as WebP. */
export interface ImageSizes {
  original: Buffer;
  min: Buffer;
  tiny: Buffer;
}

const QUALITY = 70;
/** The maximum edge of WebP. */
const ORIGINAL_EDGE_PX = 16_383;
const MIN_EDGE_PX = 1_200;
const TINY_EDGE_PX = 300;
/** The default of WebP, from 0 to 6. */
const EFFORT = 4;
/** From 3 on the encoder keeps all of its tokens: 300 MB more for a noisy photo of 49 megapixels. */
const LARGE_EFFORT = 1;

/** Creates the three sizes, without metadata (docs/api/conventions.md#files). Throws for an unreadable image. */
export async function makeImages(upright: Sharp, limitTime: LimitTime): Promise<ImageSizes> {
  const within = (edgePx: number) =>
    ({ width: edgePx, height: edgePx, fit: 'inside', withoutEnlargement: true }) as const;
  const webp = (image: Sharp, effort = EFFORT) =>
    limitTime(image).toColourspace('srgb').webp({ quality: QUALITY, effort }).toBuffer();
  const { width, height } = await upright.metadata();
  // One after the other: each may need the whole image in memory. The smallest one is made from the second, unless
  // that is narrower, so that the image is decoded twice only.
  const { data, info } = await limitTime(upright.clone().resize(within(MIN_EDGE_PX)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const reduced = sharp(data, { raw: info });
  const isNarrow = Math.min(info.width, info.height) < TINY_EDGE_PX;
  const tiny = await webp((isNarrow ? upright : reduced).clone().resize(TINY_EDGE_PX, TINY_EDGE_PX, { fit: 'cover' }));
  const min = await webp(reduced.clone());
  const effort = width * height > LARGE_PIXELS ? LARGE_EFFORT : EFFORT;
  const original = await webp(upright.clone().resize(within(ORIGINAL_EDGE_PX)), effort);
  return { original, min, tiny };
}
