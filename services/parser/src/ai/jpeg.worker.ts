import { convertImage, type ImageTask } from '@larder/service-kit/images';

/** Longest edge in pixels: text stays readable, and a request stays below the limits of servers. */
const EDGE = 2_048;
const QUALITY = 85;

/** Converts an upload to a JPEG for the language model; null when it is not a readable image. */
export default function jpeg(task: ImageTask): Promise<Uint8Array | null> {
  return convertImage(task, (image, limitTime) => {
    const inside = image.resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true });
    return limitTime(inside).flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer();
  });
}
