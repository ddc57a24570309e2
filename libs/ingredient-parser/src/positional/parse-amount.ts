import { plainNumber, VULGAR_FRACTIONS } from '@larder/measures';

/** The amount in the first word of a line: "500g" is 500 and `g`, "2-3" is 2 with a note "2-3". */
export interface Amount {
  quantity: number;
  /** What is written without a blank behind the number. */
  attachedUnit: string;
  /** The whole word when it says more than the number, such as a range. */
  note: string;
}

const DIGITS = /^\d+(?:[.,/⁄∕]\d+)*/u;
const SLASHED = /^(\d+)[/⁄∕](\d+)$/u;
/** Behind the number, these begin a range or a remark, not a unit. */
const REMARK = /^[(\-–—]/u;

/** The amount a word begins with, null when it begins with none. */
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

/** The value of a word that is a fraction and nothing else: "1/2", "½". Null for any other word. */
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
