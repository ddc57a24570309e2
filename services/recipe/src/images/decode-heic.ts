import heic from 'heic-decode';
import { MAX_PIXELS, type Source } from './make-pictures.js';

/** Reads the first picture of a HEIC file, already turned upright. Throws when it cannot be read or is too large. */
export async function decodeHeic(bytes: Uint8Array): Promise<Source> {
  const images = await heic.all({ buffer: bytes });
  try {
    const [image] = images;
    if (!image) throw new Error('The HEIC file holds no picture.');
    if (image.width * image.height > MAX_PIXELS) throw new Error('The HEIC picture has too many pixels.');
    const { data, width, height } = await image.decode();
    return { pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
  } finally {
    images.dispose();
  }
}
