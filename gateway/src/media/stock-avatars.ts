import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../../assets/stock-avatars/', import.meta.url);
const NAMES = ['pot', 'carrot', 'whisk'] as const;

/** A default image for users who have not uploaded one. */
export interface StockAvatar {
  /** The `ETag` of the image. */
  etag: string;
  /** WebP, 512 × 512 pixels. */
  content: Buffer;
}

/** The stock avatar of a user: always the same one of three, by the last digits of the id. */
export async function stockAvatarOf(userId: string): Promise<StockAvatar> {
  const name = NAMES[parseInt(userId.slice(-4), 16) % NAMES.length] ?? NAMES[0];
  return { etag: `stock-${name}`, content: await readFile(new URL(`${name}.webp`, FOLDER)) };
}
