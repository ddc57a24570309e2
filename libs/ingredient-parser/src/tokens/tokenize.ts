import { AMOUNT_PATTERN, NUMBER_PATTERN, readAmount } from './amount.js';
import { Mark, type Amount, type Token } from './token.js';

const TIMES = String.raw`(?:\s?[x×](?=\s*\d|\s|$))?`;
const AMOUNT = `(?<!\\p{L}\\p{L}\\p{L}|\\d)(?<amount>${AMOUNT_PATTERN})(?![%\\d])(?<times>${TIMES})`;
const LETTER = String.raw`[\p{L}\p{M}\d]`;
const PART = `${LETTER}+(?:['’]${LETTER}+)*`;
/** Units directly before the next number: "175g6oz". */
const GLUED_UNIT = String.raw`(?:kg|g|ml|cl|l|cm|oz|lb)(?=\d)`;
/** "S&P", "M&M's". */
const INITIALS = String.raw`(?<![\p{L}\d])[A-Z]&[A-Z](?:['’]?s)?(?![\p{L}\d])`;
const WORD = `(?<word>(?:${GLUED_UNIT}|${INITIALS}|\\d+(?:[.,]\\d+)?%|${PART}(?:[-‐‑](?=\\p{L})${PART})*['’]?%?))`;
const NEXT = new RegExp(`${AMOUNT}|${WORD}|(?<other>\\S)`, 'giu');
const SINGLE = new RegExp(`^${NUMBER_PATTERN}`, 'iu');
const MARKS: Readonly<Record<string, number>> = {
  ',': Mark.COMMA,
  '،': Mark.COMMA,
  '、': Mark.COMMA,
  '(': Mark.OPEN,
  '[': Mark.OPEN,
  '{': Mark.OPEN,
  ')': Mark.CLOSE,
  ']': Mark.CLOSE,
  '}': Mark.CLOSE,
  '/': Mark.SLASH,
  '⁄': Mark.SLASH,
  '-': Mark.DASH,
  '–': Mark.DASH,
  '—': Mark.DASH,
  '.': Mark.STOP,
  ';': Mark.STOP,
  ':': Mark.STOP,
  '+': Mark.PLUS,
  '&': Mark.PLUS,
};

/** Splits a line into words and numbers; the punctuation between them is stored as marks of the next token. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let [marks, depth, end] = [0, 0, 0];
  NEXT.lastIndex = 0;
  for (let match = NEXT.exec(line); match; match = NEXT.exec(line)) {
    const { amount, times = '', word, other } = match.groups ?? {};
    if (other !== undefined) {
      const mark = MARKS[other] ?? 0;
      marks |= mark;
      if (mark === Mark.OPEN) depth += 1;
      else if (mark === Mark.CLOSE) depth = Math.max(0, depth - 1);
      continue;
    }
    const number = amount === undefined ? null : numberToken(amount, times);
    const text = number?.text ?? word ?? amount ?? '';
    const start = match.index;
    if (start === end && tokens.length > 0) marks |= Mark.ATTACHED;
    end = start + text.length;
    if (number) NEXT.lastIndex = end;
    tokens.push({ text, start, end, amount: number?.amount ?? null, marks, inBrackets: depth > 0 });
    marks = 0;
  }
  return tokens;
}

/** The number or range, or only the first number of an invalid range ("400-14"). */
function numberToken(text: string, times: string): { text: string; amount: Amount | null } {
  const amount = readAmount(text);
  if (amount) return { text: text + times, amount: { ...amount, isMultiplier: times !== '' } };
  const first = SINGLE.exec(text)?.[0] ?? text;
  return { text: first, amount: readAmount(first) };
}
