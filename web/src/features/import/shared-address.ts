import { toWebUrl } from '../../shared/urls/to-web-url.js';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+/i;
const TRAILING = /[.,;:!?)\]]+$/;

/** The first web address in a shared text ("Look at this: https://x.example/y."); empty without one. */
export function addressIn(text: string): string {
  return ADDRESS.exec(text)?.[0].replace(TRAILING, '') ?? '';
}

/** The address that a page was opened with: from a bookmarklet, or from the field in which a phone shares it. */
export function sharedAddress(query: URLSearchParams): string {
  for (const name of ['recipe_import_url', 'url', 'text', 'title']) {
    const address = addressIn(query.get(name) ?? '');
    if (address) return address;
  }
  return '';
}

/** A name for a recipe of which only the address is known: the last readable path segment, else the host. */
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
    return part; // invalid percent-encoding
  }
}
