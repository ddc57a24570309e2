import { plainNumber, VULGAR_FRACTIONS } from '@larder/measures';

/** The amount in the first word of a line: 500 and `g` for "500g", 2 with the note "2-3" for "2-3". */
export interface Amount {
  quantity: number;
  /** Text directly after the number, without a blank. */
  attachedUnit: string;
  /** The whole word if it contains more than the number, such as a range. */
  note: string;
}

const DIGITS = /^\d+(?:[.,/⁄∕]\d+)*/u;
const SLASHED = /^(\d+)[/⁄∕](\d+)$/u;
/** Characters after the number that begin a range or a remark, not a unit. */
const REMARK = /^[(\-–—]/u;

/** Parses the amount at the beginning of a word; null without one. */
export function parseAmount(word: string): Amount | null {
  const digits = DIGITS.exec(word)?.[0] ?? '';
  const number = digits === '' ? 0 : numberOf(digits);
  const behind = word.slice(digits.length);
  const vulgar = VULGAR_FRACTIONS.get(behind.charAt(0));
  if (number === null || !Number.isFinite(number) || (digits === '' && vulgar === undefined)) return null;

  const rest = vulgar === undefined ? behind : behind.slice(1);
  const quantity = number + (vulgar ?? 0);
  return REMARK.test(rest) ? { quantity, attachedUnit: '', note: word } : { quantity, attachedUnit: rest, note: '' };
}

/** The value of a word that is a fraction: "1/2", "½"; null for other words. */
export function fractionOf(word: string): number | null {
  return VULGAR_FRACTIONS.get(word) ?? slashedOf(word);
}

function numberOf(digits: string): number | null {
  return slashedOf(digits) ?? plainNumber(digits);
}

function slashedOf(text: string): number | null {
  const [, numerator, denominator] = SLASHED.exec(text) ?? [];
  return Number(denominator) > 0 ? Number(numerator) / Number(denominator) : null;
}
