import { z } from 'zod';

/** The sizes a picture is kept in. */
export const ImageName = z.enum(['original.webp', 'min-original.webp', 'tiny-original.webp']);
export type ImageName = z.output<typeof ImageName>;

const text = z.string().max(200).optional();

/** Cache busters, whose values do not matter, only that one is there; and the share link a visitor came by. */
export const MediaQuery = z.object({ rnd: text, version: text, share: text });
export type MediaQuery = z.output<typeof MediaQuery>;

/** For good under an address that changes with the file, else to be asked for again. */
export function cacheControl(visibility: 'public' | 'private', buster: string | undefined): string {
  return buster ? `${visibility}, max-age=31536000, immutable` : 'no-cache';
}
