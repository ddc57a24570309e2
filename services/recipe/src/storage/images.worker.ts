import { readImage } from '@larder/service-kit/images';
import { makePictures, type Pictures } from './make-images.js';

/** Makes a recipe's pictures from the bytes of an upload; null when they are no picture that can be read. */
export default async function pictures(bytes: Uint8Array): Promise<Pictures | null> {
  try {
    const picture = await readImage(bytes);
    return picture && (await makePictures(picture));
  } catch {
    return null;
  }
}
