import sharp from 'sharp';
import { decodeHeic } from './decode-heic.js';
import { imageFormat } from './image-format.js';
import { makePictures, type Pictures } from './make-pictures.js';

// Each picture is read once: a cache would only hold memory. One thread per picture leaves the others to the service.
sharp.cache(false);
sharp.concurrency(1);

// The HEIC decoder prints its complaints into the service's log; that a file is refused is told by the result.
Object.assign(console, { log: () => undefined });

/** Makes a recipe's pictures from the bytes of an upload; null when they are no picture that can be read. */
export default async function pictures(bytes: Uint8Array): Promise<Pictures | null> {
  const format = imageFormat(bytes);
  if (!format) return null;
  try {
    return await makePictures(format === 'heic' ? await decodeHeic(bytes) : { encoded: bytes });
  } catch {
    return null;
  }
}
