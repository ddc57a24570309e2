import { LIMITS } from '../../limits.js';
import type { Page } from '../../page.js';
import { lengthOf, pixelsOf, type SizedImage } from './image-size.js';

/** The properties of share images, best first; pages use one of them, or the same image in all. */
const PROPERTIES = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'];

/** The images in the share properties; a width or height belongs to the last image before it. */
export function sharedImages({ meta, metaTags }: Pick<Page, 'meta' | 'metaTags'>): SizedImage[] {
  const property = PROPERTIES.find((name) => meta.has(name));
  const images: { address: string; width: number; height: number }[] = [];
  for (const { name, content } of metaTags) {
    const last = images.at(-1);
    if (name === property) images.push({ address: content, width: 0, height: 0 });
    else if (last && name === 'og:image:width') last.width ||= lengthOf(content);
    else if (last && name === 'og:image:height') last.height ||= lengthOf(content);
    if (images.length > LIMITS.images) break;
  }
  return images
    .slice(0, LIMITS.images)
    .map(({ address, width, height }) => ({ address, pixels: pixelsOf(width, height) }));
}
