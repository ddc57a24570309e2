import { LIMITS } from '../limits.js';
import { parseStrictJson } from '../json/parse-json.js';
import { isThing } from '../json/thing.js';

const ADDRESS_PROPERTIES = ['url', 'contentUrl', '@id', '@value', 'src', 'thumbnailUrl', 'thumbnail'];

/**
 * Addresses of images, as stated and in order, without duplicates: from a text, an object with `url`, `contentUrl` or
 * `@id`, or lists of them. Other values give none. Images that the page embeds as data count only without others, since
 * most of them are placeholders.
 */
export function cleanImages(value: unknown): string[] {
  const addresses = [...new Set(addressesIn(value, 0))];
  const links = addresses.filter(isLink);
  return (links.length > 0 ? links : addresses).slice(0, LIMITS.images);
}

function addressesIn(value: unknown, depth: number): string[] {
  if (depth > 4) return [];
  if (typeof value === 'string') return addressesOf(value);
  if (Array.isArray(value)) return value.slice(0, LIMITS.entries).flatMap((item) => addressesIn(item, depth + 1));
  if (!isThing(value)) return [];
  const candidates = ADDRESS_PROPERTIES.map((name) => addressesIn(value[name], depth + 1));
  return candidates.find((addresses) => addresses.some(isLink)) ?? candidates.flat();
}

/**
 * The addresses in a text: usually one, else separated by commas, in a JSON list, or in an element. Some editors encode
 * ampersands.
 */
function addressesOf(text: string): string[] {
  const list = /^\s*\[/.test(text) ? parseStrictJson(text) : undefined;
  if (Array.isArray(list))
    return list
      .filter((item) => typeof item === 'string')
      .map(corrected)
      .filter(isAddress);
  return (IMAGE_SOURCE.exec(text)?.[1] ?? text)
    .replaceAll('&amp;', '&')
    .split(/,\s+(?=https?:\/\/)|(?<=\.(?:jpe?g|png|webp)),(?=https?:\/\/)/i)
    .map(corrected)
    .filter(isAddress);
}
const IMAGE_SOURCE = /^\s*<img\s[^>]{0,500}?(?<=\s)src=["']([^"']{1,2000})["']/i;

/** With the protocol that was left out or damaged: "www.cooking.example/a.jpg", "https//cooking.example/a.jpg". */
const corrected = (address: string): string =>
  address
    .trim()
    .replace(/^(https?):?\/\/(?=[\w-]+\.)/i, '$1://')
    .replace(/^www\.(?=[\w-]+\.\w+\/)/i, 'https://www.');

const isAddress = (address: string): boolean => address !== '' && !NO_VALUE.test(address);
/** What programs of pages write for a missing value. */
const NO_VALUE = /^(?:undefined|null|false|none|n\/a)$/i;
const isLink = (address: string): boolean => !/^data:/i.test(address);
