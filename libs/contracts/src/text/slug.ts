import { transliterate } from 'transliteration';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Enough for every name that is read; in an address longer ones, of letters that are romanised, could not be sent. */
export const MAX_SLUG_LENGTH = 1_000;

const ASCII = /^[\t\n\r\x20-\x7e]*$/;

/** Text as ASCII: é becomes e, ß ss, Cyrillic and CJK are romanised. */
export function toAscii(text: string): string {
  if (ASCII.test(text)) return text; // most texts are, and the tables are slow
  return transliterate(text.normalize('NFKD').replace(/\p{M}+/gu, ''));
}

/**
 * The address part of a name: lower-case ASCII words joined by hyphens (docs/api/conventions.md#names-and-addresses). A
 * name without letters gets the numbers of its symbols, as in `u1f355`; empty when there is nothing but punctuation and
 * invisible characters. What goes beyond `MAX_SLUG_LENGTH` is cut off.
 */
export function slugify(name: string): string {
  return cut(wordsOf(name) || symbolsOf(name));
}

/** Whether no letter or digit of the name stands in its address. Many different names of this kind look alike. */
export function isLetterless(name: string): boolean {
  return wordsOf(name) === '';
}

function wordsOf(name: string): string {
  return decodeEntities(toAscii(name.replace(/['’]+/g, '-')))
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Symbols such as emoji, and letters that have no romanised form, by their Unicode numbers. */
function symbolsOf(name: string): string {
  const symbols = name.normalize('NFKD').match(/[\p{L}\p{N}\p{S}]/gu) ?? [];
  return symbols.map((symbol) => `u${(symbol.codePointAt(0) ?? 0).toString(16)}`).join('-');
}

function cut(slug: string): string {
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}

/** What a name is searched and sorted by: ASCII, lower case, trimmed. */
export function normalizeText(text: string): string {
  return toAscii(text).toLowerCase().trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : undefined;
    if (code === undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
