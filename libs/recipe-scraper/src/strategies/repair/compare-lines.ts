import { findNumber } from '@larder/measures';
import { looksMeasured } from '../../content/measured.js';
import type { ScrapedLine } from '../../scraped-recipe.js';

/** The minimum number of additional characters that counts as more content. */
const MORE = 10;

export const lengthOf = (lines: readonly ScrapedLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** The letters and digits of some lines, for a comparison without formatting. */
export const wordsOf = (lines: readonly ScrapedLine[]): string => lines.map(({ text }) => wordsIn(text)).join('');

const wordsIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether lines were split at commas: that leaves brackets open. */
export const isCutAtCommas = (lines: readonly ScrapedLine[]): boolean =>
  lines.some(({ text }) => text.split('(').length > text.split(')').length);

/** Whether the only step repeats the beginning of the description. */
export function isTeaser(steps: readonly ScrapedLine[], description: string): boolean {
  return steps.length === 1 && description !== '' && wordsIn(description).startsWith(wordsOf(steps));
}

/** Whether lines have more text under each of the headings: some pages state only the headings of their steps. */
export function hasTextUnderEachHeading(lines: readonly ScrapedLine[], headings: readonly ScrapedLine[]): boolean {
  const normalized = lines.map(({ title, text }) => ({ title: wordsIn(title), text: wordsIn(text) }));
  const starts = headings.map(({ text }) => {
    const heading = wordsIn(text);
    return normalized.findIndex((line) => line.title === heading || line.text.startsWith(heading));
  });
  return headings.every((heading, index) => {
    const start = starts[index] ?? -1;
    return start >= 0 && lengthOf(lines.slice(start, starts[index + 1])) > heading.text.length + MORE;
  });
}

/** Whether amounts were computed, with decimals that no author writes: "18.20 gm". */
export const isComputed = (lines: readonly ScrapedLine[]): boolean =>
  lines.some(({ text }) => /^\d{1,5}\.\d{0,3}0\s/.test(text));

/** Whether two lists have the same length and are equal in most of their lines. */
export function isMostlySame(lines: readonly ScrapedLine[], others: readonly ScrapedLine[]): boolean {
  const same = lines.filter(({ text }, index) => wordsIn(text) === wordsIn(others[index]?.text ?? ''));
  return lines.length === others.length && same.length >= lines.length / 2;
}

/** Whether a list of ingredients has all lines of another one, and half as many again that begin with an amount. */
export function continues(whole: readonly ScrapedLine[], part: readonly ScrapedLine[]): boolean {
  const words = new Set(part.map(({ text }) => wordsIn(text)));
  const others = whole.filter(({ text }) => !words.delete(wordsIn(text)));
  const isMeasured = others.filter(({ text }) => looksMeasured(text)).length > others.length * 0.7;
  return words.size === 0 && others.length >= part.length / 2 && isMeasured;
}

/** Whether lines are the titles of the groups of a list instead of what is in them. */
export function areGroupNames(names: readonly ScrapedLine[], lines: readonly ScrapedLine[]): boolean {
  const titles = new Set(lines.map(({ title }) => wordsIn(title)));
  return lines.length >= names.length * 2 && names.every(({ text }) => titles.has(wordsIn(text)));
}

/** Whether most of the other lines have the amount behind a comma ("milk, 500 ml") and lines the same words in front. */
export function isReordered(lines: readonly ScrapedLine[], others: readonly ScrapedLine[]): boolean {
  const isSameSet =
    lines.length === others.length && lines.every(({ text }, at) => hasSameWords(text, others[at]?.text));
  const turned = others.filter(
    ({ text }, at) => text.includes(', ') && wordsIn(text) !== wordsIn(lines[at]?.text ?? ''),
  );
  return isSameSet && turned.length > lines.length / 2;
}

const hasSameWords = (one: string, other = ''): boolean => sortedWords(one) === sortedWords(other);
const sortedWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');

/** Whether a list has about as many lines as another, both not empty. */
export const isAsLong = (lines: readonly ScrapedLine[], others: readonly ScrapedLine[]): boolean =>
  Math.min(lines.length, others.length) > Math.max(lines.length, others.length) * 0.7;

/** Whether the ingredients are only a few names: "Chicken, pasta". */
export const isBareNames = (lines: readonly ScrapedLine[]): boolean =>
  lines.length <= 3 && lines.every(({ text }) => findNumber(text) === null);
