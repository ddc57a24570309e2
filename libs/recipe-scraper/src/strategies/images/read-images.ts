import type { Page } from '../../page.js';
import { absolute, readAddress } from '../fields/addresses.js';
import type { FieldReader } from '../fields/field-reader.js';
import { findPageImage } from './page-images.js';
import { withFullSizes } from './full-size.js';
import { declaredImages, type SizedImage } from './image-size.js';
import { rankImages } from './rank-images.js';
import { sharedImages } from './shared-images.js';

/** Candidate images: those of the recipe and the share properties, best first; without any, a visible one. */
export function readImages(page: Page, fields: FieldReader, name: string): string[] {
  const base = page.baseUrl ?? readAddress(page, fields);
  const fromData = absoluteImages(declaredImages(fields.get('images', ['image', 'thumbnailUrl'])), base);
  const images = rankImages(fromData, absoluteImages(sharedImages(page), base));
  const [best] = images;
  if (best === undefined) return imageInPage(page, fields, { name, base });
  if (!fromData.some(({ address }) => address === best)) fields.setOrigin('images', 'open-graph');
  return withFullSizes(images);
}

function imageInPage(page: Page, fields: FieldReader, { name, base }: { name: string; base: string | null }): string[] {
  const images = absolute([findPageImage(page, name) ?? ''], base);
  if (images.length > 0) fields.setOrigin('images', 'content');
  return withFullSizes(images);
}

function absoluteImages(images: readonly SizedImage[], base: string | null): SizedImage[] {
  return images.flatMap(({ address, pixels }) =>
    absolute([address], base).map((absoluteAddress) => ({ address: absoluteAddress, pixels })),
  );
}
