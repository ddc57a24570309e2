import type { IsUnit } from '../parsed-line.js';
import { Mark, type Token } from '../tokens/token.js';
import { connectors, foreignNumbers, foreignUnits, MOST_UNIT_WORDS, sharedUnits, toTaste } from './foreign-words.js';

/** Words of a line, from and up to. */
type Span = readonly [from: number, to: number];

/** A foreign line, divided. */
export interface Division {
  quantity: number;
  /** The amount as written, when it is written in digits. */
  amount: { low: number; high: number; text: string } | null;
  unit: Span;
  food: Span;
  note: Span[];
}

interface Hints {
  isUnit: IsUnit;
  isUnknown: boolean;
}

const ENDS_FOOD = Mark.COMMA | Mark.OPEN | Mark.STOP;
const MOST_TASTE_WORDS = 3;
const MOST_CONNECTORS = 2;

/** Divides a line; null when nothing shows that it is in one of the languages. */
export function divide(tokens: readonly Token[], hints: Hints): Division | null {
  const words = tokens.map(({ text }) => text.toLowerCase());
  return divideFromAmount(tokens, words, hints) ?? (hints.isUnknown ? divideToAmount(tokens, words) : null);
}

/** "2 EL Öl, warm", "une pincée de sel", "sal al gusto". */
function divideFromAmount(
  tokens: readonly Token[],
  words: readonly string[],
  { isUnit, isUnknown }: Hints,
): Division | null {
  const [first] = tokens;
  const number = first?.amount?.low ?? foreignNumbers.get(words[0] ?? '') ?? null;
  const unit = unitAt(words, number === null ? 0 : 1, isUnit);
  const food = foodAfter(tokens, words, unit);
  const endsToTaste = food[1] < words.length && isToTaste(words.slice(food[1]));
  const hasNumberWord = number !== null && !first?.amount;
  const tells = hasNumberWord || endsToTaste || tellsLanguage(words, unit, food, isUnknown);
  if (!tells || food[0] >= food[1] || tokens[food[0]]?.inBrackets) return null;
  return { quantity: rounded(number ?? 0), amount: written(first), unit, food, note: [[food[1], words.length]] };
}

/** "Butter - 50 g": one amount, behind a dash, and nothing but a unit after it. */
function divideToAmount(tokens: readonly Token[], words: readonly string[]): Division | null {
  const at = tokens.findIndex(({ amount }) => amount !== null);
  const amount = tokens[at];
  const unit: Span = [at + 1, words.length];
  if (at < 1 || !amount || !(amount.marks & Mark.DASH)) return null;
  if (unit[0] < unit[1] && !foreignUnits.has(textOf(words, unit))) return null;
  return { quantity: rounded(amount.amount?.low ?? 0), amount: written(amount), unit, food: [0, at], note: [] };
}

function tellsLanguage(words: readonly string[], unit: Span, food: Span, isUnknown: boolean): boolean {
  const text = textOf(words, unit);
  if (text === '') return false;
  return isUnknown || food[0] > unit[1] || (foreignUnits.has(text) && !sharedUnits.has(text));
}

/** The longest unit that begins at a word, or behind a connector there; empty when there is none. */
function unitAt(words: readonly string[], start: number, isUnit: IsUnit): Span {
  const from = start > 0 && connectors.has(words[start] ?? '') ? start + 1 : start;
  for (let count = Math.min(MOST_UNIT_WORDS, words.length - from - 1); count > 0; count--) {
    if (foreignUnits.has(textOf(words, [from, from + count]))) return [from, from + count];
  }
  const isOwn = start > 0 && from < words.length - 1 && isUnit(words[from] ?? '');
  return isOwn ? [from, from + 1] : [start, start];
}

/** The food behind a unit and the "de la" or "d'" after it, up to a comma, a bracket or "to taste". */
function foodAfter(tokens: readonly Token[], words: readonly string[], [unitFrom, unitTo]: Span): Span {
  let from = unitTo;
  const most = unitTo > unitFrom ? unitTo + MOST_CONNECTORS : unitTo;
  while (from < most && from < words.length - 1 && connectors.has(words[from] ?? '')) from++;
  for (let at = from + 1; at < words.length; at++) {
    if ((tokens[at]?.marks ?? 0) & ENDS_FOOD || isToTaste(words.slice(at))) return [from, at];
  }
  return [from, words.length];
}

function isToTaste(words: readonly string[]): boolean {
  return words.length <= MOST_TASTE_WORDS && toTaste.has(words.join(' '));
}

const textOf = (words: readonly string[], [from, to]: Span): string => words.slice(from, to).join(' ');
const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;

function written(token: Token | undefined): Division['amount'] {
  return token?.amount ? { low: token.amount.low, high: token.amount.high, text: token.text } : null;
}
