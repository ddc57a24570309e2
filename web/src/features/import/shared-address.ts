import { toWebUrl } from '../../shared/format/to-web-url.js';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+/i;
const TRAILING = /[.,;:!?)\]]+$/;

/** The first web address in a text that a phone shared ("Look at this: https://x.example/y."); empty when none. */
export function addressIn(text: string): string {
  return ADDRESS.exec(text)?.[0].replace(TRAILING, '') ?? '';
}

/** The address a page was opened with: from a bookmarklet, or from whatever field a phone shares it in. */
export function sharedAddress(query: URLSearchParams): string {
  for (const name of ['recipe_import_url', 'url', 'text', 'title']) {
    const address = addressIn(query.get(name) ?? '');
    if (address) return address;
  }
  return '';
}

/** A name for a recipe whose address is known only: the last readable part of the path, else the site. */
export function nameFromAddress(address: string): string {
  const page = toWebUrl(/^https?:/i.test(address) ? address : `https://${address}`);
  if (!page) return address;
  const part = page.pathname.split('/').findLast((segment) => /\p{L}{3}/u.test(segment)) ?? '';
  const words = decode(part)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  return words ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : page.hostname.replace(/^www\./, '');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray per cent sign
  }
}
