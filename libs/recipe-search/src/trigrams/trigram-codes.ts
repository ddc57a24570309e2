/** Bits per character: 32 codes. Some characters share a code, since all candidates are verified anyway. */
const BITS = 5;
/** Number of trigram codes. */
export const CODES = 1 << (3 * BITS);
const MASK = CODES - 1;

/** The separator of texts within a record; no trigram contains it. */
const LINE_END = 10;
const [LETTERS, DIGITS, BLANK, OTHER] = [1, 27, 30, 31];
const SYMBOLS = Uint8Array.from({ length: 256 }, (_, byte) => symbolOf(String.fromCharCode(byte)));

/**
 * Calls `visit` with the code of each trigram of the texts in `bytes`, one per line. A blank is added to both ends of
 * each line, like those around other words.
 */
export function visitTrigrams(bytes: Uint8Array, visit: (code: number) => void): void {
  let code = BLANK;
  let length = 1;
  const step = (symbol: number) => {
    code = ((code << BITS) | symbol) & MASK;
    if (++length >= 3) visit(code);
  };
  for (const byte of bytes) {
    if (byte === LINE_END) {
      step(BLANK);
      [code, length] = [BLANK, 1];
    } else step(SYMBOLS[byte] ?? OTHER);
  }
  step(BLANK);
}

/** The distinct codes of a text at any position of a line. */
export function codesOf(text: string): number[] {
  const symbols = [...text].map(symbolOf);
  const codes = symbols.slice(2).map((symbol, index) => codeOf(symbols[index], symbols[index + 1], symbol));
  return [...new Set(codes)];
}

/** Whether the code of a trigram is not shared with other trigrams. */
export function isExact(trigram: string): boolean {
  return /^[a-z ]{3}$/.test(trigram);
}

function codeOf(first = OTHER, second = OTHER, third = OTHER): number {
  return (first << (2 * BITS)) | (second << BITS) | third;
}

function symbolOf(character: string): number {
  if (character >= 'a' && character <= 'z') return LETTERS + character.charCodeAt(0) - 97;
  if (character >= '0' && character <= '9') return DIGITS + Math.min(2, Math.floor(Number(character) / 4));
  return character === ' ' ? BLANK : OTHER;
}
