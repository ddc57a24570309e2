import { z } from 'zod';
import { defineStream } from '../../messaging/define-message.js';
import { ExploredGroup } from './explore.js';

/** Number of recipes in one file of the sitemap. */
export const RECIPES_PER_SITEMAP = 5_000;

/** A file of the sitemap: a page of the public recipes of a group. */
export const Sitemap = z.object({ groupSlug: z.string(), page: z.number().int().min(1) });
export type Sitemap = z.output<typeof Sitemap>;

/** A public recipe; `updatedAt` is ISO 8601 UTC. */
export const SitemapRecipe = z.object({ slug: z.string(), updatedAt: z.string() });
export type SitemapRecipe = z.output<typeof SitemapRecipe>;

/** The files of all public groups with public recipes; for anonymous callers, like the next one. */
export const ListSitemaps = defineStream({
  subject: 'recipe.sitemap.list',
  request: z.object({}),
  item: Sitemap,
});
/** The recipes of a file, oldest first; none beyond the last page. @throws ExploreErrors.groupNotFound */
export const ReadSitemap = defineStream({
  subject: 'recipe.sitemap.read',
  request: z.object({ groupSlug: ExploredGroup, page: z.number().int().min(1) }),
  item: SitemapRecipe,
});
