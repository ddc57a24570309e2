import { searchable } from './searchable.js';

/** A search text, taken apart (docs/api/conventions.md#search). */
export interface ParsedSearch {
  /** The whole text without quotes, as names are compared with it. */
  whole: string;
  /** Words and quoted phrases; a record matches when it holds any of them. */
  terms: string[];
  /** Phrases are meant literally, so nothing similar is offered instead. */
  literal: boolean;
}

/** More words would only cost time. */
const MAX_TERMS = 20;
// A quote opens a phrase only where a word could begin and closes it where one could end: "l'ete" has none.
const PARTS = /(?<!\S)(["'])(.+?)\1(?!\S)|\S+/g;

/** Reads a search text; null when nothing is left to search for. */
export function parseSearch(text: string): ParsedSearch | null {
  const clean = searchable(text);
  const matches = [...clean.matchAll(PARTS)].map(([word, quote, phrase]) =>
    quote && phrase ? { term: phrase.trim(), literal: true } : { term: bare(word), literal: false },
  );
  const parts = matches.filter(({ term }) => term !== '');
  if (parts.length === 0) return null;
  const terms = [...new Set(parts.map(({ term }) => term))].slice(0, MAX_TERMS);
  return { whole: parts.map(({ term }) => term).join(' '), terms, literal: parts.some(({ literal }) => literal) };
}

/** A quote without its partner at a word's edge is a typing error. */
function bare(word: string): string {
  return word.replace(/^["']+|["']+$/g, '');
}
