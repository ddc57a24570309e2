import { containsName, nameSimilarity } from '../clean/text/name-similarity.js';
import { cleanLine } from '../clean/text/text.js';
import { canonicalLink } from '../html/canonical-link.js';
import { textOf } from '../html/text-of.js';
import { elementsIn } from '../html/walk.js';
import { isThing, type Thing } from '../json/thing.js';
import { webAddress, type Page } from '../page.js';

/** How much a recipe of a page seems to be the one the page is about; of equals the first is. */
export type Likeness = (thing: Thing) => number;

/** Names less similar to the titles of a page are those of other recipes. */
const MIN_SIMILARITY = 0.5;
const MAX_TITLES = 10;

/**
 * Compares recipes with the page around them: one with the page's own address is meant, else the one whose name is the
 * most similar to the titles of the page.
 */
export function likenessTo(page: Page): Likeness {
  const titles = titlesOf(page);
  const addresses = new Set([page.url, canonicalLink(page.root), page.meta.get('og:url')?.[0]].map(bareAddress));
  addresses.delete(null);
  return (thing) => {
    const name = cleanLine(thing['name']);
    const similarity = Math.max(0, ...titles.map((title) => likenessOf(name, title)));
    const isOwn = addressesIn(thing).some((address) => addresses.has(bareAddress(address)));
    return (isOwn ? 2 : 0) + (similarity < MIN_SIMILARITY ? 0 : similarity);
  };
}

/** A title may say more than the name: "How to make: scones". */
const likenessOf = (name: string, title: string): number =>
  Math.max(nameSimilarity(name, title), containsName(title, name) ? MIN_SIMILARITY : 0);

function titlesOf({ root, meta }: Page): string[] {
  const titles = [cleanLine(meta.get('og:title')?.[0])];
  for (const element of elementsIn(root)) {
    if (titles.length >= MAX_TITLES) break;
    if (element.name === 'title' || element.name === 'h1') titles.push(cleanLine(textOf(element)));
  }
  return titles.flatMap((title) => [title, title.split(/\s[|–—:-]\s/, 1)[0] ?? '']).filter(Boolean);
}

function addressesIn(thing: Thing): unknown[] {
  const main = thing['mainEntityOfPage'];
  return [thing['url'], thing['@id'], isThing(main) ? (main['@id'] ?? main['url']) : main];
}

/** An address without its fragment, protocol and final slash, which pages write in both ways. */
function bareAddress(value: unknown): string | null {
  const address = webAddress(value, null);
  return address && address.replace(/#.*$/, '').replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}
