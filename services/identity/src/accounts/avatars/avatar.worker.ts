import { convertImage, type ImageTask } from '@larder/service-kit/images';

const LONGEST_EDGE = 512;

/** Converts an upload to an avatar as WebP; null when it is not a readable image. */
export default function avatar(task: ImageTask): Promise<Uint8Array | null> {
  return convertImage(task, (image, limitTime) => {
    const inside = image.resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true });
    return limitTime(inside).toColourspace('srgb').webp({ quality: 100 }).toBuffer();
  });
}
