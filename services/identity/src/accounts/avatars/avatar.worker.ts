import { readImage } from '@larder/service-kit/images';

const LONGEST_EDGE = 512;

/** Converts an upload to an avatar as WebP; null when it is not a readable image. */
export default async function avatar(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const image = await readImage(bytes);
    if (!image) return null;
    const inside = image.resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true });
    return await inside.toColourspace('srgb').webp({ quality: 100 }).toBuffer();
  } catch {
    return null;
  }
}
