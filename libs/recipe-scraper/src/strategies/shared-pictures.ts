import { LIMITS } from '../limits.js';
import type { Page } from '../page.js';
import { lengthOf, pixelsOf, type SizedPicture } from './picture-size.js';

/** The properties that name a picture to share, best first; pages use one of them, or the same picture in all. */
const PROPERTIES = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'];

/** The pictures a page is shared with; a width or height that follows belongs to the last picture before it. */
export function sharedPictures({ meta, metaTags }: Pick<Page, 'meta' | 'metaTags'>): SizedPicture[] {
  const property = PROPERTIES.find((name) => meta.has(name));
  const found: { address: string; width: number; height: number }[] = [];
  for (const { name, content } of metaTags) {
    const last = found.at(-1);
    if (name === property) found.push({ address: content, width: 0, height: 0 });
    else if (last && name === 'og:image:width') last.width ||= lengthOf(content);
    else if (last && name === 'og:image:height') last.height ||= lengthOf(content);
    if (found.length > LIMITS.pictures) break;
  }
  return found
    .slice(0, LIMITS.pictures)
    .map(({ address, width, height }) => ({ address, pixels: pixelsOf(width, height) }));
}
