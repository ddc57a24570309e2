import { readImage } from '@larder/service-kit/images';
import { makeImages, type ImageSizes } from './make-images.js';

/** Converts an upload to a recipe's images; null when it is not a readable image. */
export default async function pictures(bytes: Uint8Array): Promise<ImageSizes | null> {
  try {
    const picture = await readImage(bytes);
    return picture && (await makeImages(picture));
  } catch {
    return null;
  }
}
