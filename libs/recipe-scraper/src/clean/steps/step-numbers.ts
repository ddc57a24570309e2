import { COUNTER_WORDS } from '../list-marks.js';

const BARE_COUNTER = new RegExp(`^(?:${COUNTER_WORDS})?\\s{0,3}(?:n[o°º]\\.?\\s?)?#?\\d{1,3}\\s?[.:)、]?$`, 'iu');
const ANY_COUNTER = /^(?:\p{L}{1,12}\.?\s{0,2})?#?\d{1,3}\s?[.:)]?$/u;
const COUNTED = `(?:(?:${COUNTER_WORDS})\\s?)?(\\d{1,2})\\s?[.)、:]\\s?(?=\\P{N})`;
/** At the beginning of a sentence a number after a word counts without a mark as well: "Step 1 Chop". */
const BARE = `(?<=^|[.!?]\\s)(?:${COUNTER_WORDS})\\s(\\d{1,2})\\s`;
const NUMBERED = new RegExp(`(?:^|\\s)(?:${COUNTED}|${BARE})`, 'giu');
/** Two numbers are enough with the word for a step: "Step 1: Chop. Step 2: Fry." */
const WITH_WORD = new RegExp(`^(?:${COUNTER_WORDS})\\s?1\\D`, 'iu');
/** Bullets between the steps of one text. */
const BULLETED = /\s[•▪●]\s?(?=\S)/u;

/** "① Chop" as "1. Chop". */
export const withPlainCounter = (text: string): string =>
  text.replace(/^[①-⑳]\s?(?=\S)/u, (sign) => `${(sign.codePointAt(0) ?? 0) - BEFORE_ONE}. `);
const BEFORE_ONE = ('①'.codePointAt(0) ?? 0) - 1;

/** Whether a line is only a number: "1:", "Step 2". */
export const isBareCounter = (line: string): boolean => BARE_COUNTER.test(line);

/** Whether the name of a step is only a number, in any language: "Étape 3". */
export const isCounterName = (name: string): boolean => ANY_COUNTER.test(name);

/**
 * The steps of one text that marks them: "1. Chop. 2. Fry. 3. Serve.", "• Chop. • Fry." Numbers must start at 1 and reach
 * three, or two behind "Step" or in front of sentences; any other text is a single step.
 */
export function splitMarked(text: string): string[] {
  const bulleted = /^[•▪●]/u.test(text) ? text.split(BULLETED) : [text];
  return bulleted.length > 1 ? bulleted.map((part) => part.replace(/^[•▪●]\s?/u, '')) : splitNumbered(text);
}

function splitNumbered(text: string): string[] {
  const cuts: { from: number; to: number }[] = [];
  for (const match of text.matchAll(NUMBERED)) {
    if (Number(match[1] ?? match[2]) === cuts.length + 1)
      cuts.push({ from: match.index + match[0].length, to: match.index });
  }
  const [first, second] = cuts;
  const areSentences = cuts.length === 2 && /[.!]$/.test(text.slice(first?.from, second?.to)) && /[.!]$/.test(text);
  const isCertain = cuts.length >= 3 || areSentences || (cuts.length === 2 && WITH_WORD.test(text));
  if (!isCertain || first?.to !== 0) return [text];
  return cuts.map(({ from }, index) => text.slice(from, cuts[index + 1]?.to).trim()).filter(Boolean);
}

/**
 * The steps of a text that numbers them across its lines: "1. Chop. 2. Fry. 3. Add the", "rest. 4. Serve." Lines of any
 * other text are unchanged.
 */
export function splitNumberedText(lines: string[]): string[] {
  const [first = ''] = lines;
  const isRunning = lines.length > 1 && splitNumbered(first).length > 1;
  return isRunning ? splitNumbered(joinLines(lines)) : lines;
}

// Scripts without spaces between words need none at a line break.
const joinLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\n(?=\p{L})/gu, '')
    .replace(/\n/g, ' ');

/** Between sentences whose line break was lost: "Chop the leek.Fry it." */
const LOST_BREAK = /(?<=\p{Ll}{3}[.!])(?=\p{Lu}\p{Ll}{2})/u;

/** The steps of an only text, where line breaks were lost. */
export const splitAtLostBreaks = (text: string): string[] => text.split(LOST_BREAK);
