import { DIGIT_CLASS, withAsciiDigits } from './digits.js';
import { plainNumber } from './plain-number.js';
import { SLASH_CLASS, VULGAR_FRACTION_CLASS, VULGAR_FRACTIONS } from './vulgar-fractions.js';

/** The format of a number, so that results can be formatted alike. */
export type NumberForm = 'integer' | 'decimal' | 'decimal-comma' | 'fraction';

export interface NumberMatch {
  value: number;
  form: NumberForm;
  /** Index of the first character. */
  start: number;
  /** Index after the last character. */
  end: number;
}

const DIGIT = `[${DIGIT_CLASS}]`;
const SLASHED = `${DIGIT}+\\s?[${SLASH_CLASS}]\\s?${DIGIT}+`;
const RAISED = `[⁰¹²³⁴-⁹]{1,4}[${SLASH_CLASS}][₀-₉]{1,4}`; // the format of our own amount texts
const SPECIAL = `[${VULGAR_FRACTION_CLASS}]|${RAISED}`;
const PATTERNS = [
  `(?<mixedWhole>${DIGIT}+)(?:(?:\\s+|-)(?<mixedSlashed>${SLASHED})|\\s*(?<mixedSpecial>${SPECIAL}))`,
  `(?<slashed>${SLASHED})`,
  `(?<special>${SPECIAL})`,
  `(?<plain>${DIGIT}{1,3}(?:,${DIGIT}{3})+(?:\\.${DIGIT}+)?(?![${DIGIT_CLASS},])|${DIGIT}+(?:[.,]${DIGIT}+)?)`,
];
const NUMBER = new RegExp(PATTERNS.join('|'), 'gu');
const ASCII = /^[\0-\x7f]*$/;

/**
 * The first number in a text: "1 1/2", "1-1/2", "1½", "¾", "3/4", "1.5", "1,5", "1,200", "12", "٣", "２". Null when there
 * is none. Divisions by zero, and numbers that are too large, are skipped.
 *
 * @param from the start index
 */
export function findNumber(text: string, from = 0): NumberMatch | null {
  NUMBER.lastIndex = from;
  for (let match = NUMBER.exec(text); match; match = NUMBER.exec(text)) {
    const groups = ASCII.test(match[0]) ? (match.groups ?? {}) : asciiGroups(match.groups ?? {});
    const value = valueOf(groups);
    if (value === null || !Number.isFinite(value)) continue;
    return { value, form: formOf(groups), start: match.index, end: match.index + match[0].length };
  }
  return null;
}

type Groups = Record<string, string | undefined>;

function asciiGroups(groups: Groups): Groups {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text && withAsciiDigits(text)]));
}

function valueOf({ mixedWhole, mixedSlashed, mixedSpecial, slashed, special, plain }: Groups): number | null {
  const fraction = mixedSlashed ?? mixedSpecial ?? slashed ?? special;
  if (fraction !== undefined) return Number(mixedWhole ?? 0) + fractionValue(fraction);
  return plain === undefined ? null : plainNumber(plain);
}

function formOf({ plain }: Groups): NumberForm {
  if (plain === undefined) return 'fraction';
  if (Number.isInteger(plainNumber(plain))) return 'integer';
  return plain.includes('.') ? 'decimal' : 'decimal-comma';
}

function fractionValue(text: string): number {
  const vulgar = VULGAR_FRACTIONS.get(text);
  if (vulgar !== undefined) return vulgar;
  const [numerator, denominator] = text.normalize('NFKC').split(/[/⁄∕]/u).map(Number);
  return denominator ? (numerator ?? NaN) / denominator : NaN;
}
