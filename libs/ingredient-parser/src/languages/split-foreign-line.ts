import type { IsUnit } from '../parsed-line.js';
import { roundQuantity } from '../round-quantity.js';
import { Mark, type Token } from '../tokens/token.js';
import { dualUnits, foreignUnits, sharedUnits } from './foreign-units.js';
import {
  aboutWords,
  andHalfWords,
  andWords,
  fillings,
  foreignArticles,
  foreignNumbers,
  foreignSizes,
  fruitParts,
  preparations,
  purposeWords,
  toTastePhrases,
  vagueAmounts,
} from './foreign-words.js';
import { foodAfter, isToTaste, textOf, unitAt, type Span } from './spans.js';

/** The parts of a line in another language. */
export interface ForeignLine {
  quantity: number;
  /** The amount as written if it contains digits, else null. */
  amount: { low: number; high: number; text: string } | null;
  unit: Span;
  food: Span;
  note: Span[];
}

/** What is known about a line besides its words. */
interface Hints {
  isUnit: IsUnit;
  isForeign: boolean;
}

/** Maximum number of articles before the part of a fruit. */
const MAX_ARTICLES = 1;
/** Maximum distance of the number from the part of a fruit, in words. */
const MAX_BETWEEN = 4;

/** Splits a line into its parts; null without evidence of a language of the lexicon. */
export function splitForeignLine(tokens: readonly Token[], hints: Hints): ForeignLine | null {
  const words = tokens.map(({ text }) => text.toLowerCase());
  if (aboutWords.has(words[0] ?? '') && tokens[1]?.amount) return splitBehindAbout(tokens, hints);
  const split =
    splitFruitPart(tokens, words) ?? splitPackages(tokens, words, hints) ?? splitFromAmount(tokens, words, hints);
  return split ?? (hints.isForeign ? splitToAmount(tokens, words) : null);
}

/** "ca. 500 g Mehl" is 500 g, with the first word in the note. */
function splitBehindAbout(tokens: readonly Token[], hints: Hints): ForeignLine | null {
  const split = splitForeignLine(tokens.slice(1), hints);
  const shifted = ([from, to]: Span): Span => [from + 1, to + 1];
  if (!split) return null;
  return { ...split, unit: shifted(split.unit), food: shifted(split.food), note: [[0, 1], ...split.note.map(shifted)] };
}

/** Splits lines that begin with the amount: "2 EL Öl, warm", "une pincée de sel", "etwas Salz", "sal al gusto". */
function splitFromAmount(
  tokens: readonly Token[],
  words: readonly string[],
  { isUnit, isForeign }: Hints,
): ForeignLine | null {
  const { number, end, isVague } = startOf(tokens, words);
  const sized = number !== null && end < words.length - 1 && foreignSizes.has(words[end] ?? '') ? end + 1 : end;
  const unit = unitAt(words, sized, isUnit);
  const half = halfAt(words, unit[1]);
  const [start, from] = [Math.max(unit[1], sized), endOfRemarks(tokens, words, unit[1])];
  const food = foodAfter(tokens, words, from > start ? [from - 1, from] : [unit[0], unit[1] + half.length], isVague);
  const endsToTaste = food[1] < words.length && isToTaste(words.slice(food[1]));
  const hasNumberWord = isVague || (number !== null && (end > 1 || !tokens[0]?.amount));
  const isConnected = food[0] > from || /^[dl]['’]\p{L}/u.test(words[food[0]] ?? '');
  const isFor = purposeWords.has(words[food[1]] ?? '') && (isForeign || foreignArticles.has(words[food[1] + 1] ?? ''));
  const isPrepared = number !== null && words.slice(food[1]).some((word) => preparations.has(word));
  const hasEvidence =
    hasNumberWord ||
    endsToTaste ||
    isFor ||
    isPrepared ||
    sized > end ||
    isForeignUnit(words, unit, isConnected, isForeign);
  if (!hasEvidence || food[0] >= food[1] || tokens[food[0]]?.inBrackets) return null;
  const amountWords: Span = isVague ? [0, end] : [end, sized];
  const note: Span[] = [amountWords, [start, from], [food[1], words.length]];
  const quantity = roundQuantity((number ?? (dualUnits.has(textOf(words, unit)) ? 2 : 0)) + half.value);
  return { quantity, amount: amountOf(tokens[0]), unit, food, note };
}

/** "2 x 400 g Dosen Tomaten" is 2 Dosen, with the size in the note. */
function splitPackages(
  tokens: readonly Token[],
  words: readonly string[],
  { isUnit, isForeign }: Hints,
): ForeignLine | null {
  const [count, size] = tokens;
  const packageAt = 3;
  const isSized = count?.amount?.isMultiplier && size?.amount && unitAt(words, 2, isUnit)[1] === packageAt;
  const unit = unitAt(words, packageAt, isUnit);
  if (!isSized || !isForeignUnit(words, unit, false, isForeign)) return null;
  const food = foodAfter(tokens, words, unit, false);
  const note: Span[] = [
    [1, packageAt],
    [food[1], words.length],
  ];
  return { quantity: roundQuantity(count.amount?.low ?? 0), amount: amountOf(count), unit, food, note };
}

/** The half behind a unit: "1 taza y media". */
function halfAt(words: readonly string[], at: number): { value: number; length: number } {
  const value = andWords.has(words[at] ?? '') ? foreignNumbers.get(words[at + 1] ?? '') : undefined;
  return value !== undefined && value < 1 && at + 2 < words.length ? { value, length: 2 } : { value: 0, length: 0 };
}

/** Splits lines with a part of a fruit: "Saft von 2 Zitronen", "le jus d'un citron". */
function splitFruitPart(tokens: readonly Token[], words: readonly string[]): ForeignLine | null {
  const part = words.findIndex((word) => fruitParts.has(word));
  const number = (at: number): number | undefined =>
    tokens[at]?.amount?.low ?? foreignNumbers.get((words[at] ?? '').replace(/^d['’]/, ''));
  const at = words.findIndex((_, index) => index > part && number(index) !== undefined);
  if (part < 0 || part > MAX_ARTICLES || at < 0 || at > part + MAX_BETWEEN || at >= words.length - 1) return null;
  const half = number(at) === 1 && (number(at + 1) ?? 1) < 1 && at + 2 < words.length;
  const food = foodAfter(tokens, words, half ? [at + 2, at + 2] : [at + 1, at + 1], false);
  const note: Span[] = [
    [0, at],
    [food[1], words.length],
  ];
  const quantity = roundQuantity(number(half ? at + 1 : at) ?? 0);
  return { quantity, amount: amountOf(tokens[at]), unit: [at, at], food, note };
}

/** The beginning of a line: a number, "half a", or "some". */
function startOf(tokens: readonly Token[], words: readonly string[]) {
  const [first = '', second = ''] = words;
  const number = tokens[0]?.amount?.low ?? foreignNumbers.get(first) ?? null;
  const half = number === 1 || first === ROMANIAN_A ? (foreignNumbers.get(second) ?? 1) : 1;
  const some = [`${first} ${second}`, first].findIndex((text) => isVagueAmount(text));
  if (some >= 0) return { number: null, end: 2 - some, isVague: true };
  if (number !== null && andHalfWords.has(second)) return { number: number + HALF, end: 2, isVague: false };
  if (half < 1) return { number: half, end: first === ROMANIAN_A && words[2] === 'de' ? 3 : 2, isVague: false };
  return { number, end: number === null ? 0 : 1, isVague: false };
}

const HALF = 0.5;
/** "O jumătate de lămâie"; in other languages this word is an article. */
const ROMANIAN_A = 'o';

const isVagueAmount = (text: string): boolean => vagueAmounts.has(text) || toTastePhrases.has(text);

/**
 * The position after remarks on an amount that begin at a word: brackets with the size of a package, how full a spoon is,
 * or a second amount ("2 dl + 1 msk mjöl").
 */
function endOfRemarks(tokens: readonly Token[], words: readonly string[], start: number): number {
  if (start === 0) return start;
  const [next] = tokens.slice(start);
  const second = (next?.marks ?? 0) & Mark.PLUS && next?.amount ? unitAt(words, start + 1, () => false) : null;
  let at = second && second[1] > second[0] ? second[1] : start + Number(fillings.has(words[start] ?? ''));
  while (at < tokens.length - 1 && tokens[at]?.inBrackets) at++;
  return at < tokens.length ? at : start;
}

/** Splits lines that end with the amount: "Butter - 50 g", "сахар 200 г". */
function splitToAmount(tokens: readonly Token[], words: readonly string[]): ForeignLine | null {
  const at = tokens.findLastIndex(({ amount }) => amount !== null);
  const amount = tokens[at];
  const unit: Span = [at + 1, words.length];
  if (at < 1 || !amount || tokens[0]?.amount) return null; // "3 kipfilets (ca. 450 g)" are three
  if (unit[0] < unit[1] && !foreignUnits.has(textOf(words, unit))) return null;
  const bracket = tokens.findIndex(({ inBrackets }, index) => index > 0 && inBrackets);
  const end = bracket > 0 && bracket < at ? bracket : at;
  const quantity = roundQuantity(amount.amount?.low ?? 0);
  return { quantity, amount: amountOf(amount), unit, food: [0, end], note: end < at ? [[end, at]] : [] };
}

function isForeignUnit(words: readonly string[], unit: Span, isConnected: boolean, isForeign: boolean): boolean {
  const text = textOf(words, unit);
  if (text === '') return false;
  return isForeign || isConnected || (foreignUnits.has(text) && !sharedUnits.has(text));
}

function amountOf(token: Token | undefined): ForeignLine['amount'] {
  return token?.amount ? { low: token.amount.low, high: token.amount.high, text: token.text } : null;
}
