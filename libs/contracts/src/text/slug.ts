import { transliterate } from 'transliteration';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Enough for every readable name; longer ones, such as romanized texts, could not be sent in a URL. */
export const MAX_SLUG_LENGTH = 1_000;

const ASCII = /^[\t\n\r\x20-\x7e]*$/;

/** Converts text to ASCII: é becomes e, ß ss, Cyrillic and CJK are romanized. */
export function toAscii(text: string): string {
  if (ASCII.test(text)) return text; // true for most texts, and the tables are slow
  return transliterate(text.normalize('NFKD').replace(/\p{M}+/gu, ''));
}

/**
 * The slug of a name: lower-case ASCII words joined by hyphens (docs/api/conventions.md#names-and-addresses). For a
 * name without letters, the numbers of its symbols, such as `u1f355`; empty when it has only punctuation and invisible
 * characters. Truncated to `MAX_SLUG_LENGTH`.
 */
export function slugify(name: string): string {
  return cut(wordsOf(name) || symbolsOf(name));
}

/** Whether the slug contains no letter or digit of the name. Many different names of this kind have similar slugs. */
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

/** The Unicode numbers of symbols such as emoji, and of letters without a romanized form. */
function symbolsOf(name: string): string {
  const symbols = name.normalize('NFKD').match(/[\p{L}\p{N}\p{S}]/gu) ?? [];
  return symbols.map((symbol) => `u${(symbol.codePointAt(0) ?? 0).toString(16)}`).join('-');
}

function cut(slug: string): string {
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}

/** The form of a text for searching and sorting: ASCII, lower case, trimmed. */
export function normalizeText(text: string): string {
  return toAscii(text).toLowerCase().trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
