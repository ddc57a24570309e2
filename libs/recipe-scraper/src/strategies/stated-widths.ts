import { cleanImages } from '../clean/images.js';
import type { MetaTags } from '../meta-tags.js';
import { isThing, listOf } from '../schema-org/thing.js';

/** Widths in pixels that a page states of its pictures, by their addresses as written. */
export function statedWidths(images: unknown, meta: MetaTags): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  const note = (address: string | undefined, width: unknown) => {
    const pixels = Number.parseInt(String(isThing(width) ? width['value'] : width), 10);
    if (address && pixels > 0) widths.set(address, pixels);
  };
  for (const image of listOf(images)) if (isThing(image)) note(cleanImages(image)[0], image['width']);
  note(meta.get('og:image')?.[0], meta.get('og:image:width')?.[0]);
  return widths;
}
