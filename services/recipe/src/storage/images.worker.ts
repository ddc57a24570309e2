import { convertImage, type ImageTask } from '@larder/service-kit/images';
import { makeImages, type ImageSizes } from './make-images.js';

/** Converts an upload to a recipe's images; null when it is not a readable image. */
export default function images(task: ImageTask): Promise<ImageSizes | null> {
  return convertImage(task, makeImages);
}
