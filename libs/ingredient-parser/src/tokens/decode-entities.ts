const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}\d{0,2}));/giu;
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  bull: '•',
  middot: '·',
  times: '×',
  frasl: '⁄',
  reg: '®',
  trade: '™',
  frac12: '½',
  frac13: '⅓',
  frac23: '⅔',
  frac14: '¼',
  frac34: '¾',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
};
/** The combining characters of "&eacute;" and the like. */
const ACCENTS = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030a',
    cedil: '\u0327',
    caron: '\u030c',
  }),
);
const ACCENTED = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil|caron)$/iu;

/** The text with characters instead of entities; also of text that was encoded twice, as in "&amp;frac12;". */
export function decodeEntities(text: string): string {
  return text.replace(/&amp;(?=[a-z\d#]{2,8};)/giu, '&').replace(ENTITY, toCharacter);
}

function toCharacter(entity: string, decimal?: string, hexadecimal?: string, name = ''): string {
  if (decimal) return String.fromCodePoint(Number(decimal));
  if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
  return CHARACTERS[name.toLowerCase()] ?? (letter ? letter + (ACCENTS.get(accent) ?? '') : entity).normalize('NFC');
}
