import type { IsUnit } from '../parsed-line.js';
import { Mark, type Token } from '../tokens/token.js';
import { foreignUnits, MAX_UNIT_WORDS } from './foreign-units.js';
import { foreignConnectors, purposeWords, toTastePhrases, vagueAmounts } from './foreign-words.js';

/** A range of words: the first one, and the one after the last. */
export type Span = readonly [from: number, to: number];

const ENDS_FOOD = Mark.COMMA | Mark.OPEN | Mark.STOP;
const MAX_TASTE_WORDS = 3;
const MAX_CONNECTORS = 2;

/** The longest unit that begins at a word, or after a connector; empty without a unit. */
export function unitAt(words: readonly string[], start: number, isUnit: IsUnit): Span {
  const first = words[start] ?? '';
  const from = start > 0 && foreignConnectors.has(first) && !foreignUnits.has(first) ? start + 1 : start; // "l" is also a unit
  for (let count = Math.min(MAX_UNIT_WORDS, words.length - from - 1); count > 0; count--) {
    const text = textOf(words, [from, from + count]);
    // Without a number before it, "el" is an article.
    if (foreignUnits.has(text) && (start > 0 || text.length > 2)) return [from, from + count];
  }
  const isOwn = start > 0 && from < words.length - 1 && isUnit(words[from] ?? '');
  return isOwn ? [from, from + 1] : [start, start];
}

/** The food after a unit and connectors ("de la", "d'"), up to a comma, a bracket or "to taste". */
export function foodAfter(
  tokens: readonly Token[],
  words: readonly string[],
  [unitFrom, unitTo]: Span,
  isVague: boolean,
): Span {
  let from = unitTo;
  const most = unitTo > unitFrom || isVague ? unitTo + MAX_CONNECTORS : unitTo;
  while (from < most && from < words.length - 1 && foreignConnectors.has(words[from] ?? '')) from++;
  for (let at = from + 1; at < words.length; at++) {
    if (endsFood(tokens[at]) || purposeWords.has(words[at] ?? '') || isToTaste(words.slice(at))) return [from, at];
  }
  return [from, words.length];
}

/** A comma or bracket ends the food, and so does the plus before another amount: "+ 1 EL", "+ etwas". */
function endsFood(token: Token | undefined): boolean {
  const marks = token?.marks ?? 0;
  return (
    (marks & ENDS_FOOD) > 0 ||
    ((marks & Mark.PLUS) > 0 && (token?.amount !== null || vagueAmounts.has(token.text.toLowerCase())))
  );
}

/** Whether the words mean "to taste". */
export function isToTaste(words: readonly string[]): boolean {
  return words.length <= MAX_TASTE_WORDS && toTastePhrases.has(words.join(' '));
}

/** The words of a span. */
export const textOf = (words: readonly string[], [from, to]: Span): string => words.slice(from, to).join(' ');
