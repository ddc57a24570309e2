import { normalizeText } from '@larder/contracts/text/slug';

/** Punctuation that separates words; not quotes, which mark phrases and are part of words such as `l'ete`. */
const PUNCTUATION = /[!\\#$%&()*+,\-./:;<=>?@[\]^_`{|}~]+/g;

/** All but visible ASCII characters; few of these are left after transliteration. */
const BLANKS = /[^\x21-\x7e]+/g;

/** The searched texts of a record. */
export interface SearchText {
  /** The name, which decides about the ranking. */
  name: string;
  /** The name and all other texts, one per line; begins with the name. */
  all: string;
}

/** Normalizes a text for searching: ASCII, lower case, with single blanks instead of punctuation. */
export function searchable(text: string): string {
  return normalizeText(text).replace(PUNCTUATION, ' ').replace(BLANKS, ' ').trim();
}

/** Joins the searched texts of a record with line breaks, so that a phrase never matches across two texts. */
export function searchText(name: string, others: (string | null | undefined)[]): SearchText {
  const texts = [name, ...others].map((text) => searchable(text ?? ''));
  return { name: texts[0] ?? '', all: texts.filter(Boolean).join('\n') };
}
