import { LIMITS } from '../limits.js';
import { isThing } from '../json/thing.js';

const ADDRESS_PROPERTIES = ['url', 'contentUrl', '@id', '@value', 'src', 'thumbnailUrl'];

/**
 * Addresses of images, as stated and in order, without duplicates: from a text, an object with `url`, `contentUrl` or
 * `@id`, or lists of them. Other values give none.
 */
export function cleanImages(value: unknown): string[] {
  return [...new Set(addressesIn(value, 0))].slice(0, LIMITS.images);
}

function addressesIn(value: unknown, depth: number): string[] {
  if (depth > 4) return [];
  if (typeof value === 'string') return addressesOf(value);
  if (Array.isArray(value)) return value.slice(0, LIMITS.entries).flatMap((item) => addressesIn(item, depth + 1));
  if (!isThing(value)) return [];
  const candidates = ADDRESS_PROPERTIES.map((name) => addressesIn(value[name], depth + 1));
  return candidates.find((addresses) => addresses.length > 0) ?? [];
}

/** The addresses in a text: usually one, else separated by commas. Some editors encode ampersands. */
const addressesOf = (text: string): string[] =>
  text
    .replaceAll('&amp;', '&')
    .split(/,\s+(?=https?:\/\/)/)
    .map((address) => address.trim())
    .filter((address) => address !== '' && !NO_VALUE.test(address));

/** What programs of pages write for a missing value. */
const NO_VALUE = /^(?:undefined|null|false|none|n\/a)$/i;
