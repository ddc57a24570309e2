import { hashText, mix } from '../../crf/hash.js';
import { singular } from '../../tokens/singular.js';
import type { Amount, Token } from '../../tokens/token.js';
import { functionWords, NUMBER_WORDS, sizeWords, unitWords } from '../vocabulary.js';

/** The traits of a word that its features are derived from, as hashes and small numbers. */
export interface WordTraits {
  word: number;
  stem: number;
  suffix3: number;
  suffix2: number;
  prefix: number;
  /** Capitals, hyphen, digits. */
  shape: number;
  /** Number, number word, unit, size or other, see `Kind`. */
  kind: number;
  /** The number of a function word; 0 for other words. */
  functionWord: number;
  /** The part after the last hyphen ("cook" in "quick-cook"), or the whole word. */
  tail: number;
}

/** The kinds of words. */
export const Kind = { WORD: 0, NUMBER: 1, NUMBER_WORD: 2, UNIT: 3, SIZE: 4 } as const;

const SHAPE = { capital: 1, allCapitals: 2, hyphen: 4, digit: 8, percent: 16 } as const;
/** The same words and numbers occur in many lines. */
const CACHE = new Map<string, WordTraits>();
const MAX_CACHED = 20_000;

/** The traits of a word, from a cache for repeated ones. */
export function traitsOf(token: Token): WordTraits {
  const cached = CACHE.get(token.text);
  if (cached) return cached;
  const traits = token.amount ? numberTraits(token.amount) : wordTraits(token.text);
  if (CACHE.size >= MAX_CACHED) CACHE.clear();
  CACHE.set(token.text, traits);
  return traits;
}

function wordTraits(text: string): WordTraits {
  const lower = text.toLowerCase().replaceAll('’', "'").replace(/['.]$/, '');
  const stem = singular(lower);
  return {
    word: hashText(lower),
    stem: hashText(stem),
    suffix3: hashText(lower.slice(-3)),
    suffix2: hashText(lower.slice(-2)),
    prefix: hashText(lower.slice(0, 4)),
    shape: shapeOf(text),
    kind: kindOf(lower, stem),
    functionWord: functionWords.get(lower) ?? 0,
    tail: hashText(singular(lower.slice(lower.lastIndexOf('-') + 1))),
  };
}

function kindOf(lower: string, stem: string): number {
  if (NUMBER_WORDS.has(lower)) return Kind.NUMBER_WORD;
  if (unitWords.has(lower) || unitWords.has(stem)) return Kind.UNIT;
  return sizeWords.has(lower) ? Kind.SIZE : Kind.WORD;
}

function shapeOf(text: string): number {
  const first = text.charAt(0);
  const isCapital = first !== first.toLowerCase();
  const areAll = isCapital && text.length > 1 && text === text.toUpperCase();
  return (
    (isCapital ? SHAPE.capital : 0) |
    (areAll ? SHAPE.allCapitals : 0) |
    (text.includes('-') ? SHAPE.hyphen : 0) |
    (/\d/.test(text) ? SHAPE.digit : 0) |
    (text.endsWith('%') ? SHAPE.percent : 0)
  );
}

function formOf({ low, high, isMultiplier }: Amount): number {
  if (isMultiplier) return 3;
  if (high > low) return 2;
  return Number.isInteger(low) ? 0 : 1;
}

/** Small numbers as they are, others by the next of these sizes. */
function magnitudeOf(value: number): number {
  if (value <= 2) return value;
  if (value <= 5) return 5;
  if (value <= 12) return 12;
  if (value <= 40) return 40;
  if (value < 100) return 99;
  return value < 1000 ? 999 : 1000;
}

/** The traits of a number depend on its magnitude and form only. */
function numberTraits(amount: Amount): WordTraits {
  const form = formOf(amount);
  const size = magnitudeOf(amount.low);
  const word = mix(0x6e756d, form * 16 + Math.round(size * 4) * 64);
  const general = mix(0x6e756d, form);
  return {
    word,
    stem: general,
    suffix3: general,
    suffix2: 0x6e,
    prefix: general,
    tail: general,
    shape: SHAPE.digit,
    kind: Kind.NUMBER,
    functionWord: 0,
  };
}
