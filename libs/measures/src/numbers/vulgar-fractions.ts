/** The fractions with their own Unicode character. */
export const VULGAR_FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['¼', 1 / 4],
  ['½', 1 / 2],
  ['¾', 3 / 4],
  ['⅐', 1 / 7],
  ['⅑', 1 / 9],
  ['⅒', 1 / 10],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅙', 1 / 6],
  ['⅚', 5 / 6],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
  ['↉', 0],
]);

/** The same as the content of a character class in a regular expression. */
export const VULGAR_FRACTION_CLASS = [...VULGAR_FRACTIONS.keys()].join('');

/** The slash, the fraction (U+2044), division (U+2215) and full-width slash, as the content of a character class. */
export const SLASH_CLASS = '/⁄∕／';
