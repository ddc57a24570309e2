import { z } from 'zod';

/** The sizes of an image. */
export const ImageName = z.enum(['original.webp', 'min-original.webp', 'tiny-original.webp']);
export type ImageName = z.output<typeof ImageName>;

const text = z.string().max(200).optional();

/** Parameters that grant access to a file of a private group without a session: a share link, or a signature. */
export const mediaKeys = {
  share: text.describe('The id of a share link of the recipe.'),
  exp: text.describe('The end of the signature, in Unix seconds.'),
  sig: text.describe('The signature.'),
};

/** With cache busters, whose presence matters, not their values. */
export const MediaQuery = z.object({
  rnd: text.describe('Any value; makes the address unique.'),
  version: text.describe('Any value; with one the response may be cached for a year.'),
  ...mediaKeys,
});
export type MediaQuery = z.output<typeof MediaQuery>;

type Visibility = 'public' | 'private';

/** Lets pages of other sites, such as dashboards, embed files that anyone may see. */
export function embeddingHeaders(visibility: Visibility): Record<string, string> {
  return visibility === 'public' ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
}

/** The `Cache-Control` of a file: an address with a cache key never changes its content, any other is revalidated. */
export function cacheControl(visibility: Visibility, cacheKey: string | undefined): string {
  return cacheKey ? `${visibility}, max-age=31536000, immutable` : 'no-cache';
}
