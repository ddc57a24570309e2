import { findNumber } from '@larder/measures';
import { LIMITS } from '../../limits.js';
import type { ScrapedLine } from '../../scraped-recipe.js';

/** Lists with fewer lines than this may be names on purpose. */
const FEWEST = 3;
/** Most lines with a number in a list that left the amounts out: "½ cucumber" is a name to some programs. */
const MAX_WITH_NUMBER = 0.2;
const MIN_WITH_NUMBER = 0.5;
const MIN_FOUND = 0.7;
const MAX_LENGTH = 120;
/** Words of a line that are compared: an amount, a unit and the food come first. */
const MAX_WORDS = 14;

/** Whether the data of a page leave out the amounts of its ingredients. */
export const lacksAmounts = (names: readonly ScrapedLine[]): boolean =>
  names.length >= FEWEST && shareWithNumber(names) <= MAX_WITH_NUMBER;

/**
 * Ingredients whose data have names only ("flour"), with the amounts that the page shows ("200 g flour") in its list of
 * ingredients or, if a name is missing there, in another of its lines. Null when the page does not show most of the
 * names, or shows them without amounts.
 */
export function restoreAmounts(
  names: readonly ScrapedLine[],
  list: readonly ScrapedLine[],
  pageLines: readonly { text: string }[],
): ScrapedLine[] | null {
  if (shareWithNumber(list) < MIN_WITH_NUMBER) return null;
  const lines = [...list, ...pageLines.filter(mayBeIngredient).slice(0, LIMITS.entries).map(withoutTitle)];
  const positions = new Positions(lines);
  const places = names.map(({ text }) => positions.take(text));
  const matched = places.filter((position) => position !== undefined);
  if (matched.length < names.length * MIN_FOUND) return null;
  if (matched.length === names.length)
    return matched.sort((a, b) => a - b).flatMap((position) => lines[position] ?? []);
  return names.map((name, index) => ({ ...name, text: lines[places[index] ?? -1]?.text ?? name.text }));
}

const mayBeIngredient = ({ text }: { text: string }): boolean => text.length < MAX_LENGTH && /^[\d½¼¾⅓⅔⅛]/.test(text);

const withoutTitle = ({ text }: { text: string }): ScrapedLine => ({ title: '', text });

function shareWithNumber(lines: readonly ScrapedLine[]): number {
  return lines.filter(({ text }) => findNumber(text) !== null).length / Math.max(lines.length, 1);
}

/** The positions of lines that contain a name as whole words, lines with a number first. Each is taken once. */
class Positions {
  private readonly byName = new Map<string, number[]>();
  private readonly withNumber = new Set<number>();
  private readonly taken = new Set<number>();

  constructor(lines: readonly ScrapedLine[]) {
    lines.forEach(({ text }, position) => {
      if (findNumber(text) !== null) this.withNumber.add(position);
      for (const name of new Set(namesIn(wordsOf(text)))) {
        const positions = this.byName.get(name) ?? [];
        positions.push(position);
        this.byName.set(name, positions);
      }
    });
  }

  take(name: string): number | undefined {
    const positions = this.byName.get(wordsOf(name).join(' '))?.filter((each) => !this.taken.has(each)) ?? [];
    const position = positions.find((each) => this.withNumber.has(each)) ?? positions[0];
    if (position !== undefined) this.taken.add(position);
    return position;
  }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.slice(0, MAX_WORDS) ?? [];

/** Every run of words in a line. */
const namesIn = (words: readonly string[]): string[] =>
  words.flatMap((_, start) =>
    words.slice(start).map((_word, length) => words.slice(start, start + length + 1).join(' ')),
  );
