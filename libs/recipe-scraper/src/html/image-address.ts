import { attributeOf, type PageElement } from './element.js';

/** Pages with lazy loading have a placeholder in `src`. */
const ADDRESSES = [
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-original',
  'data-orig-file',
  'data-pin-media',
  'data-image',
  'data-echo',
  'src',
];
const SIZED_ADDRESSES = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** The address of an image, or the largest of those in its `srcset`; null without one. */
export function imageAddressOf(image: PageElement): string | null {
  const plain = ADDRESSES.map((name) => attributeOf(image, name)).find(isAddress);
  return plain ?? SIZED_ADDRESSES.map((name) => largestOf(attributeOf(image, name) ?? '')).find(isAddress) ?? null;
}

const isAddress = (text: string | null): text is string =>
  !!text && !text.startsWith('data:') && !PLACEHOLDER.test(text);
/** The name of an image that is shown until another one is loaded. */
const PLACEHOLDER =
  /(?:^|[/_-])(?:placeholder|blank|spacer|transparent|pixel|1x1|loading|lazy(?:load)?)(?:[-_.\d][^/]{0,20})?\.\w{3,4}(?:$|[?#])/i;

/** The address with the greatest width or density: "a.jpg 300w, b.jpg 1200w". */
function largestOf(sources: string): string | null {
  let [largest, most]: [string | null, number] = [null, -1];
  for (const source of sources.split(/,\s+/)) {
    const [address = '', size = '0'] = source.trim().split(/\s+/);
    if (Number.parseFloat(size) > most) [largest, most] = [address, Number.parseFloat(size)];
  }
  return largest;
}
