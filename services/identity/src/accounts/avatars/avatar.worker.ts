import { readImage } from '@larder/service-kit/images';

const LONGEST_EDGE = 512;

/** Converts an upload to an avatar as WebP; null when it is not a readable image. */
export default async function avatar(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = await readImage(bytes);
    if (!picture) return null;
    const inside = picture.resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true });
    return await inside.toColourspace('srgb').webp({ quality: 100 }).toBuffer();
  } catch {
    return null;
  }
}
