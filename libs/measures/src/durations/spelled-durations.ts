import { LANGUAGES, PHRASES, VALUES, type SpelledLanguage } from './spelled-words.js';

/** A duration in words, with its unit in seconds. */
export interface SpelledDuration {
  seconds: number;
  start: number;
  end: number;
  unit: number;
}

const BEFORE = String.raw`(?<![\p{L}\d])`;
const AFTER = String.raw`(?![\p{L}])`;
const HOUR = 3600;
const UNITS = [
  ['hours', HOUR],
  ['minutes', 60],
  ['seconds', 1],
] as const;

const PHRASE_PATTERNS = PHRASES.map(
  ([seconds, words]) => [seconds, new RegExp(`${BEFORE}(?:${words})${AFTER}`, 'giu')] as const,
);

const LANGUAGE_PATTERNS = LANGUAGES.map((language) => ({
  values: valuesOf(language),
  pattern: patternOf(language),
}));

/** The durations that a text has in words: “ten minutes”, “an hour”, “five to ten minutes”, “eine Viertelstunde”. */
export function spelledDurations(text: string): SpelledDuration[] {
  const phrases = PHRASE_PATTERNS.flatMap(([seconds, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      seconds,
      start: match.index,
      end: match.index + match[0].length,
      unit: seconds % HOUR === 0 ? HOUR : 60,
    })),
  );
  return [...phrases, ...LANGUAGE_PATTERNS.flatMap((language) => countedDurations(text, language))];
}

/** The durations by a number and a unit of one language. */
function countedDurations(text: string, { values, pattern }: (typeof LANGUAGE_PATTERNS)[number]): SpelledDuration[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups = {} }) => {
    const unit = UNITS.find(([name]) => groups[name])?.[1] ?? 60;
    const value = values.find(([word]) => word.test(groups['number'] ?? ''))?.[1] ?? 0;
    if (value === 1 && unit === 1) return [];
    return { seconds: value * unit, start: index, end: index + words.length, unit };
  });
}

function valuesOf({ numbers }: SpelledLanguage): [word: RegExp, value: number][] {
  return wordsOf(numbers).map(([word, value]) => [new RegExp(`^(?:${word})$`, 'iu'), value]);
}

/** Longer words first: “twenty” must not match in front of “-five”. */
function patternOf({ numbers, range, hours, minutes, seconds }: SpelledLanguage): RegExp {
  const number = wordsOf(numbers)
    .map(([word]) => word)
    .reverse()
    .join('|');
  const units = `(?<hours>${hours})|(?<minutes>${minutes})|(?<seconds>${seconds})`;
  const upTo = String.raw`(?:(?:\s+(?:${range})\s+|\s?[-–]\s?)(?:${number}))?`;
  return new RegExp(String.raw`${BEFORE}(?<number>${number})${upTo}[\s\u00a0-]+(?:${units})${AFTER}`, 'giu');
}

function wordsOf(numbers: string): [word: string, value: number][] {
  return numbers
    .split(',')
    .map((word, index): [string, number] => [word, VALUES[index] ?? 0])
    .filter(([word]) => word !== '-');
}
