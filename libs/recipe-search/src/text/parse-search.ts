import { searchable } from './searchable.js';

/** A parsed search text (docs/api/conventions.md#search). */
export interface ParsedSearch {
  /** The whole text without quotes, to compare it with names. */
  whole: string;
  /** Words and quoted phrases; a record matches when it contains any of them. */
  terms: string[];
  /** Whether there is a quoted phrase; then similar records are not returned instead. */
  literal: boolean;
}

/** Maximum number of terms; further ones are ignored, since each takes time. */
const MAX_TERMS = 20;
// A quote opens a phrase only at the beginning of a word and closes it at the end of one: "l'ete" contains no phrase.
const PARTS = /(?<!\S)(["'])(.+?)\1(?!\S)|\S+/g;

/** Parses a search text; null when it contains no terms. */
export function parseSearch(text: string): ParsedSearch | null {
  const clean = searchable(text);
  const matches = [...clean.matchAll(PARTS)].map(([word, quote, phrase]) =>
    quote && phrase ? { term: phrase.trim(), literal: true } : { term: withoutStrayQuotes(word), literal: false },
  );
  const parts = matches.filter(({ term }) => term !== '');
  if (parts.length === 0) return null;
  const terms = [...new Set(parts.map(({ term }) => term))].slice(0, MAX_TERMS);
  return { whole: parts.map(({ term }) => term).join(' '), terms, literal: parts.some(({ literal }) => literal) };
}

/** Removes unpaired quotes at the edges of a word, which are typing errors. */
function withoutStrayQuotes(word: string): string {
  return word.replace(/^["']+|(?<!["'])["']+$/g, '');
}
