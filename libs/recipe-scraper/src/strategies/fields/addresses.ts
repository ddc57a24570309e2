import { canonicalLink } from '../../html/canonical-link.js';
import { webAddress, type Page } from '../../page.js';
import { isThing, listOf } from '../../json/thing.js';
import type { FieldReader } from './field-reader.js';

/** The page's own address: in the recipe, the canonical link, or the share properties. */
export function readAddress(page: Page, fields: FieldReader): string | null {
  const main = fields.peek('mainEntityOfPage');
  const candidates = [
    fields.get('orgURL', ['url']),
    isThing(main) ? main['@id'] : main,
    canonicalLink(page.root),
    sharedAddress(page),
  ];
  const address = candidates.map((value) => webAddress(listOf(value)[0], page.baseUrl)).find((each) => each !== null);
  return address?.replace(FRAGMENT, '') ?? null;
}

/** What names a thing within the data of a page, as in "/tart/#webpage"; addresses within an application begin otherwise. */
const FRAGMENT = /#(?![!/]).*$/;

/** The address in the page itself, for pages without a given one. */
export const declaredAddress = (page: Page): string | null =>
  webAddress(canonicalLink(page.root), null) ?? webAddress(sharedAddress(page), null);

/** The address of a video of the recipe: the file itself, else a page that plays it. */
export function readVideo(page: Page, fields: FieldReader): string | null {
  const videos = listOf(fields.get('video', ['video'])).filter(isThing);
  const candidates = videos.flatMap((video) => [video['contentUrl'], video['embedUrl'], video['url']]);
  return candidates.map((value) => webAddress(value, page.baseUrl)).find((address) => address !== null) ?? null;
}

/** The address in the share properties. */
export function sharedAddress({ meta }: Page): string | undefined {
  return meta.get('og:url')?.[0];
}

/** Resolves addresses; those that are not http(s) are omitted. */
export function absolute(addresses: readonly string[], base: string | null): string[] {
  return addresses.map((address) => webAddress(address, base)).filter((address) => address !== null);
}
