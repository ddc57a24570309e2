import { readImage } from '@larder/service-kit/images';

/** Longest edge in pixels: text stays readable, and a request stays below the limits of servers. */
const EDGE = 2_048;
const QUALITY = 85;

/** Converts an upload to a JPEG for the language model; null when it is not a readable image. */
export default async function jpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const image = await readImage(bytes);
    const inside = { width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true } as const;
    return image && (await image.resize(inside).flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer());
  } catch {
    return null;
  }
}
