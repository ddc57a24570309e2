import { cleanLine } from '../../clean/text/text.js';
import type { MetaTags } from '../../meta-tags.js';
import { nameSimilarity } from '../../clean/text/name-similarity.js';

const MAX_TITLE = 500;
/** "The Tart Site (UK)". */
const COUNTRY = /\s\([\p{L} ]{2,20}\)$/u;
/** Separators between the names of a page and its site. */
const SEPARATOR = /\s+[|│\-–—·•»:]+\s+|\s?[|│•»]\s?/gu;

/** The names of a site: in the share properties, and in its address. */
export function siteNames(meta: MetaTags, address: string | null): string[] {
  const metaNames = ['og:site_name', 'application-name'].map((name) => cleanLine(meta.get(name)?.[0]));
  return [...metaNames, ...hostNames(address)].filter(Boolean);
}

/** "www.lemon-tarts.co.uk" is "lemon-tarts", or the whole of it. */
function hostNames(address: string | null): string[] {
  const host = address ? new URL(address).hostname.replace(/^www\./, '') : '';
  const longest = host.split('.').reduce((long, label) => (label.length > long.length ? label : long), '');
  return [host, longest];
}

/** A title without the name of the site at its end or start: "Lemon tart | The Tart Site", "Lemon tart by The Tart Site". */
export function withoutSite(title: string, sites: readonly string[]): string {
  if (title.length > MAX_TITLE) return title;
  const isSite = (text: string): boolean =>
    [text, text.replace(COUNTRY, '')].some((name) => sites.some((site) => nameSimilarity(name, site) === 1));
  const by = title.lastIndexOf(' by ');
  if (by > 0 && isSite(title.slice(by + ' by '.length))) return title.slice(0, by);
  const breaks = [...title.matchAll(SEPARATOR)];
  const last = breaks.findLast(({ index, 0: mark }) => isSite(title.slice(index + mark.length)));
  const first = breaks.find(({ index }) => isSite(title.slice(0, index)));
  if (last && last.index > 0) return title.slice(0, last.index);
  return first ? title.slice(first.index + first[0].length) || title : title;
}

/** A title without what vertical lines separate from its beginning: "Lemon tart | Desserts | The Tart Site". */
export const withoutSections = (title: string): string =>
  title.slice(0, MAX_TITLE).split(/\s+[|│»]\s+/u, 1)[0] || title;

/** The text before the first separator in a title: "Lemon tart" in "Lemon tart | The Tart Site", "Lemon tart by The Tart Site". */
export function beginningOf(title: string): string {
  return title.slice(0, MAX_TITLE).split(SEPARATOR, 1)[0] ?? title;
}

/**
 * A heading of the page that a title begins with, if the rest of the title has the name of the site: "Lemon tart" of
 * "Lemon tart with photos - The Tart Site - Recipes"; else the title.
 */
export function withoutSiteBehind(title: string, headings: readonly string[], sites: readonly string[]): string {
  const heading = headings.find((text) => text && title.startsWith(`${text} `));
  const rest = heading ? title.slice(heading.length, MAX_TITLE).toLowerCase() : '';
  return heading && sites.some((site) => site.length >= MIN_SITE && rest.includes(site.toLowerCase()))
    ? heading
    : title;
}
const MIN_SITE = 4;
