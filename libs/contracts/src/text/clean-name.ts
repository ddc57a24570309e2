/** Scripts in which an invisible joiner (U+200C, U+200D) changes the shape of the letters around it. */
const JOINING_SCRIPTS = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Adlm', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya']
  .concat(['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt', 'Java', 'Bali'])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** Sequences whose invisible characters are visible by their effect: joined letters and emoji, variants, flags. */
const KEPT = [
  `[${JOINING_SCRIPTS}][\\u200c\\u200d]`,
  String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d(?=\p{Extended_Pictographic})`,
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}`,
  String.raw`\p{Emoji}[\ufe0e\ufe0f]`,
  String.raw`\p{Ideographic}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`\p{scx=Mong}[\u180b-\u180d\u180f]`,
].join('|');

/** Control characters, halves of surrogate pairs, noncharacters, directions and everything that shows nothing. */
const REMOVED = String.raw`[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

const SEQUENCES = new RegExp(`(${KEPT})|${REMOVED}`, 'gu');
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/**
 * A name of one line without invisible characters, trimmed: such characters show another name than the stored one, make
 * two names look the same, and break files of other programs (docs/api/conventions.md#names-and-addresses).
 */
export function cleanName(name: string): string {
  if (PRINTABLE_ASCII.test(name)) return name.trim(); // true for most names
  return name
    .replace(LINE_BREAKS, ' ')
    .replace(SEQUENCES, (_sequence, kept: string | undefined) => kept ?? '')
    .trim();
}
