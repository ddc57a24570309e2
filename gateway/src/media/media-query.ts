import { z } from 'zod';

/** The sizes a picture is kept in. */
export const ImageName = z.enum(['original.webp', 'min-original.webp', 'tiny-original.webp']);
export type ImageName = z.output<typeof ImageName>;

const text = z.string().max(200).optional();

/** What opens a file of a private group without a session: the share link a visitor came by, or a signature. */
export const mediaKeys = { share: text, exp: text, sig: text };

/** Also cache busters, whose values do not matter, only that one is there. */
export const MediaQuery = z.object({ rnd: text, version: text, ...mediaKeys });
export type MediaQuery = z.output<typeof MediaQuery>;

/** For good under an address that changes with the file, else to be asked for again. */
export function cacheControl(visibility: 'public' | 'private', buster: string | undefined): string {
  return buster ? `${visibility}, max-age=31536000, immutable` : 'no-cache';
}
