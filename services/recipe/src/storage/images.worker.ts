import { readImage } from '@larder/service-kit/images';
import { makeImages, type ImageSizes } from './make-images.js';

/** Makes a recipe's images from the bytes of an upload; null when they are no image that can be read. */
export default async function pictures(bytes: Uint8Array): Promise<ImageSizes | null> {
  try {
    const picture = await readImage(bytes);
    return picture && (await makeImages(picture));
  } catch {
    return null;
  }
}
