import type { Sitemap, SitemapRecipe } from '@larder/contracts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** More files are not allowed in an index (sitemaps.org). */
const MAX_FILES = 50_000;

/**
 * The index of a sitemap. Its files differ by the query only: a file below a folder may list no addresses outside of
 * that folder.
 */
export function sitemapIndex(origin: string, files: Sitemap[]): string {
  const entries = files.slice(0, MAX_FILES).map(({ groupSlug, page }) => {
    const query = new URLSearchParams({ group: groupSlug, page: String(page) });
    return `  <sitemap><loc>${escapeXml(`${origin}/sitemap.xml?${query.toString()}`)}</loc></sitemap>`;
  });
  return xml('sitemapindex', entries);
}

/** A file of a sitemap: the pages of a group's recipes. */
export function recipeSitemap(origin: string, groupSlug: string, recipes: SitemapRecipe[]): string {
  const group = `${origin}/g/${encodeURIComponent(groupSlug)}/r`;
  const entries = recipes.map(({ slug, updatedAt }) => {
    const address = escapeXml(`${group}/${encodeURIComponent(slug)}`);
    return `  <url><loc>${address}</loc><lastmod>${updatedAt}</lastmod></url>`;
  });
  return xml('urlset', entries);
}

function xml(element: string, entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${element}>`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
