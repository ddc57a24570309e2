import { readImage } from '@larder/service-kit/images';
import { makeImages, type ImageSizes } from './make-images.js';

/** Converts an upload to a recipe's images; null when it is not a readable image. */
export default async function images(bytes: Uint8Array): Promise<ImageSizes | null> {
  try {
    const image = await readImage(bytes);
    return image && (await makeImages(image));
  } catch {
    return null;
  }
}
