import { normalizeText } from '@larder/contracts/text/slug';

/** Punctuation that separates words; quotes stay, they mark phrases and belong to words such as `l'ete`. */
const PUNCTUATION = /[!\\#$%&()*+,\-./:;<=>?@[\]^_`{|}~]+/g;

/** What is no visible ASCII character; transliteration leaves hardly anything of it. */
const BLANKS = /[^\x21-\x7e]+/g;

/** The text of a record that searches look into. */
export interface SearchText {
  /** What it is called by; ranks the findings. */
  name: string;
  /** The name and everything else, one text a line. */
  all: string;
}

/** A text as it is searched: ASCII, lower case, punctuation as blanks, single blanks. */
export function searchable(text: string): string {
  return normalizeText(text).replace(PUNCTUATION, ' ').replace(BLANKS, ' ').trim();
}

/** Joins what is searched. No phrase holds a line break, so none matches across two texts. */
export function searchText(name: string, others: (string | null | undefined)[]): SearchText {
  const texts = [name, ...others].map((text) => searchable(text ?? ''));
  return { name: texts[0] ?? '', all: texts.filter(Boolean).join('\n') };
}
