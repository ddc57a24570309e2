import { createRequire } from 'node:module';
import { MAX_PIXELS } from './limits.js';

/** A decoded image with four bytes per pixel. */
export interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** An image of the file; its pixels are decoded on demand. */
interface HeicImage {
  width: number;
  height: number;
  decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

/** The API of the decoder that is used; the package has no types. */
interface HeicDecoder {
  all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
}

const heic = createRequire(import.meta.url)('heic-decode') as HeicDecoder;

/** Decodes the first image of a HEIC file in its upright orientation. Throws when it is invalid or too large. */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const images = await heic.all({ buffer: bytes });
  try {
    const [image] = images;
    if (!image) throw new Error('The HEIC file holds no image.');
    if (image.width * image.height > MAX_PIXELS) throw new Error('The HEIC image has too many pixels.');
    const { data, width, height } = await image.decode();
    return { pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
  } finally {
    images.dispose();
  }
}
