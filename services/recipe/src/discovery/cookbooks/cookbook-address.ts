import { isUuid, slugify } from '@larder/contracts';
import { numbersFor, shortKey } from '../../records/index.js';

/** The slug of a cookbook. */
export interface CookbookAddress {
  slug: string;
  /** `slug`, short enough for the unique index. */
  slugKey: string;
}

/**
 * The addresses to try for a cookbook of this name, in order: the current one if it matches the name, then the name's
 * own, then numbered ones (docs/api/organizers-foods-cookbooks.md#cookbooks). A slug that looks like an id could not be
 * opened.
 */
export function addressesOf(name: string, current?: string | null): CookbookAddress[] {
  const slug = slugify(name);
  const own = [slug, ...numbersFor(name).map((number) => `${slug}-${number}`)];
  const slugs = current && matchesName(current, slug) ? [current, ...own] : own;
  return [...new Set(slugs)].filter((each) => !isUuid(each)).map((each) => ({ slug: each, slugKey: shortKey(each) }));
}

function matchesName(current: string, slug: string): boolean {
  return current === slug || (current.startsWith(`${slug}-`) && /^\d+$/.test(current.slice(slug.length + 1)));
}
