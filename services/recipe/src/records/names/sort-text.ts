import { normalizeText } from '@larder/contracts';

/** Maximum length of a sort key: index entries are limited. */
const MAX_CHARACTERS = 120;

/** The sort key of a text: ASCII, lower case, trimmed and cut. */
export function sortText(text: string): string {
  return normalizeText(text).slice(0, MAX_CHARACTERS);
}
