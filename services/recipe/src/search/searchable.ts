import { normalised } from '@larder/contracts';

/** Punctuation that separates words; quotes stay, they mark phrases and belong to words such as `l'ete`. */
const PUNCTUATION = /[!\\#$%&()*+,\-./:;<=>?@[\]^_`{|}~]+/g;

/** The text of a record that searches look into: what it is called by, and everything else. */
export interface SearchText {
  name: string;
  rest: string;
}

/** A text as it is searched: ASCII, lower case, punctuation as blanks, single blanks. */
export function searchable(text: string): string {
  return normalised(text).replace(PUNCTUATION, ' ').replace(/\s+/g, ' ').trim();
}

/** Joins what is searched beside the name. No phrase holds a line break, so none is found across two texts. */
export function searchText(name: string, others: (string | null | undefined)[]): SearchText {
  const rest = others.map((text) => searchable(text ?? '')).filter(Boolean);
  return { name: searchable(name), rest: rest.join('\n') };
}
