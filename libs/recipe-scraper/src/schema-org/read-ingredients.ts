import { replaceBoldLines } from '../clean/bold-lines.js';
import { cleanIngredientLine } from '../clean/ingredients/ingredients.js';
import { withoutListMarks } from '../clean/list-marks.js';
import { cleanLine, cleanLines } from '../clean/text/text.js';
import { withTitle } from '../clean/with-title.js';
import { looksMeasured } from '../content/measured.js';
import { splitRunningList } from '../content/running-list.js';
import { areNamedGroups, inStatedOrder, isPresent, isThing, type Thing } from '../json/thing.js';
import { parseJson } from '../json/parse-json.js';
import { LIMITS } from '../limits.js';
import type { ScrapedLine } from '../scraped-recipe.js';
import { groupByHeadings } from './ingredient-groups.js';

const MAX_DEPTH = 6;

/**
 * The ingredient lines of a schema.org recipe: nested lists flattened, objects formatted as "value unit name". The name
 * of a group becomes the title of its first line.
 */
export function readIngredients(value: unknown): ScrapedLine[] {
  const listed = listInText(value);
  const lines = isSingleText(listed) ? asLines(linesIn(listed)) : readLines(listed, 0);
  return groupByHeadings(withoutMarks(withoutRepetition(lines.slice(0, LIMITS.entries))));
}

/** The list that a program wrote into a text: `'["3 lemons", "1 egg"]'`; any other value is unchanged. */
function listInText(value: unknown): unknown {
  const [list] = typeof value === 'string' && /^\s*\[\s*["']/.test(value) ? parseJson(value) : [];
  return Array.isArray(list) ? list : value;
}

/** The ingredients of a single text, in lines or in a row. */
function linesIn(value: unknown): string[] {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  const [only = '', ...others] = cleanLines(typeof text === 'string' ? replaceBoldLines(text, asGroup) : text);
  return others.length > 0 ? [only, ...others] : splitRunningList(only);
}

function withoutMarks(lines: ScrapedLine[]): ScrapedLine[] {
  const texts = withoutListMarks(lines.map(({ text }) => text));
  return lines.map(({ title }, index) => ({ title, text: texts[index] ?? '' }));
}

/** A page that shows its list twice, to be read and to be printed, may state it twice. */
function withoutRepetition(lines: ScrapedLine[]): ScrapedLine[] {
  const half = lines.length / 2;
  const isTwice = half > 1 && lines.every(({ text }, index) => text === lines[(index + half) % lines.length]?.text);
  return isTwice ? lines.slice(0, half) : withoutJoinedCopy(lines);
}

/** Without an item that has all the others in one line. */
function withoutJoinedCopy(lines: ScrapedLine[]): ScrapedLine[] {
  if (lines.length < MIN_COPIED) return lines;
  const longest = Math.max(...lines.map(({ text }) => text.length));
  const others = lines.filter(({ text }) => text.length < longest);
  const joined = lines.filter(({ text }) => text.length === longest);
  return joined.length === 1 && wordsIn(joined) === wordsIn(others) ? others : lines;
}
const MIN_COPIED = 4;

const wordsIn = (lines: readonly ScrapedLine[]): string =>
  lines.map(({ text }) => text.replace(/[\s,;]+/g, '')).join('');

/** Whether items of a list contain line breaks: lines were joined by mistake. */
export const hasJoinedLines = (value: unknown): boolean =>
  Array.isArray(value) && value.filter((item) => typeof item === 'string' && item.trim().includes('\n')).length > 1;

/** An item of several lines is several ingredients where most of them start with an amount, else one. */
function splitRunTogether(lines: string[]): string[] {
  const measured = lines.filter(looksMeasured).length;
  return lines.length > 1 && measured > lines.length / 2 ? lines : [lines.join(' ')];
}

// In a list that is a single text, line breaks separate the items.
const isSingleText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string');

function readLines(value: unknown, depth: number): ScrapedLine[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return readList(value.slice(0, LIMITS.entries), depth);
  if (!isThing(value)) return asLines(splitRunTogether(cleanLines(value)));
  if (isNumbered(value)) return readLines(Object.values(value), depth + 1);
  if (areNamedGroups(value))
    return Object.entries(value).flatMap(([name, lines]) => withTitle(cleanLine(name), readLines(lines, depth + 1)));
  const parts = ['itemListElement', 'ingredients', 'recipeIngredient', 'items', 'item']
    .map((name) => value[name])
    .find(isPresent);
  return parts === undefined
    ? asLines([lineOf(value)])
    : withTitle(cleanLine(value['name']), readLines(parts, depth + 1));
}

/** A list that a program wrote as an object: `{ "0": …, "1": … }`. */
const isNumbered = (thing: Thing): boolean =>
  isPresent(thing['0']) && Object.keys(thing).every((key) => /^\d{1,4}$/.test(key));

const readList = (list: readonly unknown[], depth: number): ScrapedLine[] =>
  withBoldGroups(inStatedOrder(list)).flatMap((item) => readLines(item, depth + 1));

const asGroup = (name: string): string => `${name}:`;

/** A list with the bold items that are names of groups as such: `<b>For the sauce</b>` above an item that is not bold. */
function withBoldGroups(list: readonly unknown[]): readonly unknown[] {
  const named = list.map((item) => (typeof item === 'string' ? replaceBoldLines(item, asGroup) : item));
  const isBold = (index: number): boolean => named[index] !== list[index];
  const areGroups = list.every((_, index) => !isBold(index) || (index + 1 < list.length && !isBold(index + 1)));
  return areGroups ? named : list;
}

/** An ingredient object as a line. */
function lineOf(thing: Thing): string {
  const text = [thing['text'], thing['@value'], thing['originalText'], thing['display']].find(isPresent);
  if (text !== undefined) return cleanLine(text);
  const quantity = [thing['requiredQuantity'], thing['amount'], thing['quantity']].find(isPresent);
  const parts = isThing(quantity) ? [amountOf(quantity), thing['unit']] : [quantity, amountOf(thing)];
  return [...parts, thing['name'], thing['description']].map(cleanLine).filter(Boolean).join(' ');
}

const amountOf = (thing: Thing): string =>
  [thing['value'], thing['unitText'] ?? thing['unitCode'] ?? thing['unit']].map(cleanLine).filter(Boolean).join(' ');

const asLines = (texts: string[]): ScrapedLine[] =>
  texts
    .map(cleanIngredientLine)
    .filter(Boolean)
    .map((text) => ({ title: '', text }));
