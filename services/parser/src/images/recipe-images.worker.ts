import { readImage } from '@larder/service-kit/images';

/** Letters stay readable, and a request stays below what servers take. */
const EDGE = 2_048;
const QUALITY = 85;

/** Makes a JPEG for the language model of an upload; null when it is no picture that can be read. */
export default async function jpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = await readImage(bytes);
    const inside = { width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true } as const;
    return (
      picture && (await picture.resize(inside).flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer())
    );
  } catch {
    return null;
  }
}
