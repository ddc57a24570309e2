import type { Page } from '../page.js';
import { absolute, readAddress } from './addresses.js';
import type { FieldReader } from './field-reader.js';
import { shownPicture } from './page-pictures.js';
import { statedPictures, type SizedPicture } from './picture-size.js';
import { rankPictures } from './rank-pictures.js';
import { sharedPictures } from './shared-pictures.js';

/**
 * Candidate pictures: those the recipe states and those the page is shared with, most promising first; without any, one
 * that the page shows.
 */
export function readPictures(page: Page, fields: FieldReader, name: string): string[] {
  const base = page.baseUrl ?? readAddress(page, fields);
  const stated = absolutePictures(statedPictures(fields.get('images', ['image', 'thumbnailUrl'])), base);
  const pictures = rankPictures(stated, absolutePictures(sharedPictures(page), base));
  const [best] = pictures;
  if (best === undefined) return pictureShown(page, fields, { name, base });
  if (!stated.some(({ address }) => address === best)) fields.credit('images', 'open-graph');
  return pictures;
}

function pictureShown(
  page: Page,
  fields: FieldReader,
  { name, base }: { name: string; base: string | null },
): string[] {
  const shown = absolute([shownPicture(page, name) ?? ''], base);
  if (shown.length > 0) fields.credit('images', 'content');
  return shown;
}

function absolutePictures(pictures: readonly SizedPicture[], base: string | null): SizedPicture[] {
  return pictures.flatMap(({ address, pixels }) =>
    absolute([address], base).map((known) => ({ address: known, pixels })),
  );
}
