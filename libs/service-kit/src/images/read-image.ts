import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.js';
import { imageFormat } from './image-format.js';
import { MAX_PIXELS, maxPixelsOf } from './limits.js';

const LIMITS = { failOn: 'error', sequentialRead: true } as const;

/**
 * Opens an image in its upright orientation; null for an unsupported format. An invalid or too large image throws here
 * or when it is used. For worker threads only: decoding blocks the thread.
 */
export async function readImage(bytes: Uint8Array): Promise<Sharp | null> {
  const format = imageFormat(bytes);
  if (!format) return null;
  if (format !== 'heic') return sharp(bytes, { ...LIMITS, limitInputPixels: maxPixelsOf(format) }).autoOrient();
  const { pixels, width, height } = await decodeHeic(bytes);
  return sharp(pixels, { ...LIMITS, limitInputPixels: MAX_PIXELS, raw: { width, height, channels: 4 } }).autoOrient();
}
