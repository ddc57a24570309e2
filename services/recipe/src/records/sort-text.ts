import { normalizeText } from '@larder/contracts';

/** Characters that decide an order; more would not fit into an index. */
const MOST_CHARACTERS = 120;

/** What a text is sorted by: ASCII, lower case, trimmed and cut. */
export function sortText(text: string): string {
  return normalizeText(text).slice(0, MOST_CHARACTERS);
}
