import type { Page } from '../page.js';

/**
 * Special rules for one site beyond its schema.org data. A getter returns a raw value, cleaned like schema.org data, or
 * undefined to use the general reader. It must be a pure function of the page.
 */
export interface SiteAdapter {
  title?: (page: Page) => unknown;
  recipeYield?: (page: Page) => unknown;
  ingredients?: (page: Page) => unknown;
  instructions?: (page: Page) => unknown;
}

/** Adapters by host name, without "www."; a host includes its subdomains. */
export type SiteAdapters = ReadonlyMap<string, SiteAdapter>;

/** The adapter for the host of an address, of the host itself or the nearest domain above it. */
export function adapterFor(url: string | null, adapters: SiteAdapters): SiteAdapter | undefined {
  if (url === null || adapters.size === 0 || !URL.canParse(url)) return undefined;
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  return domains.map((domain) => adapters.get(domain)).find((adapter) => adapter !== undefined);
}
