import { parseStrictJson } from '../../json/parse-json.js';
import { areNamedGroups, hasType, inStatedOrder, isPresent, isThing, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';
import type { ScrapedLine } from '../../scraped-recipe.js';
import { replaceBoldLines } from '../bold-lines.js';
import { withoutListMarks } from '../list-marks.js';
import { cleanLine, cleanLines } from '../text/text.js';
import { withTitle } from '../with-title.js';
import { withoutLabels } from './step-labels.js';
import {
  isBareCounter,
  isCounterName,
  splitAtLostBreaks,
  splitMarked,
  splitNumberedText,
  withPlainCounter,
} from './step-numbers.js';

const MAX_DEPTH = 8;

/**
 * Steps from the instructions of a page or export: text with line breaks or HTML, lists, schema.org steps, sections,
 * item lists and how-tos, objects keyed by number, JSON in a string; without the marks of a list. The name of a section
 * becomes the title of its first step. Unreadable values are omitted.
 */
export function cleanInstructions(value: unknown): ScrapedLine[] {
  const steps = withLostBreaks(readSteps(value, 0)).slice(0, LIMITS.entries);
  const texts = withoutListMarks(steps.map(({ text }) => text));
  return steps.map(({ title }, index) => ({ title, text: texts[index] ?? '' }));
}

/** Sentences without a blank between them are steps, where there is only one text. */
function withLostBreaks(steps: ScrapedLine[]): ScrapedLine[] {
  const [only, ...others] = steps;
  return only && others.length === 0 ? withTitle(only.title, asLines(splitAtLostBreaks(only.text))) : steps;
}

function readSteps(value: unknown, depth: number): ScrapedLine[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return readText(value, depth);
  if (Array.isArray(value)) return readList(value.slice(0, LIMITS.entries), depth);
  return isThing(value) ? readThing(value, depth) : asLines(cleanLines(value));
}

const readList = (list: readonly unknown[], depth: number): ScrapedLine[] =>
  withoutLabels(inStatedOrder(list)).flatMap((item) => readSteps(item, depth + 1));

function readText(text: string, depth: number): ScrapedLine[] {
  const json = /^\s*[[{]/.test(text) ? parseStrictJson(text) : undefined;
  if (json !== undefined) return readSteps(json, depth + 1);
  const [first = '', ...headed] = replaceBoldLines(text, asHeading).split(HEADING);
  const steps = textSteps(first);
  for (let at = 0; at < headed.length; at += 2)
    steps.push(...withTitle(cleanLine(headed[at]), textSteps(headed[at + 1])));
  return steps.length > 0 ? steps : textSteps(text);
}
const asHeading = (name: string): string => `<h3>${name}</h3>`;
/** The heading of a section in HTML. */
const HEADING = /<h[2-6][^<>]{0,200}>([^<>]{1,100})<\/h[2-6]>/i;

const textSteps = (text: unknown): ScrapedLine[] => asLines(splitNumberedText(cleanLines(text)));

function readThing(thing: Thing, depth: number): ScrapedLine[] {
  if (Object.keys(thing).length > 0 && Object.keys(thing).every((key) => /^\d+$/.test(key))) {
    return readSteps(Object.values(thing), depth + 1); // objects iterate over such keys in numerical order
  }
  if (isPresent(thing['item'])) return readSteps(thing['item'], depth + 1);
  if (areNamedGroups(thing))
    return Object.entries(thing).flatMap(([name, steps]) => withTitle(cleanLine(name), readSteps(steps, depth + 1)));
  if (isGroup(thing)) return withTitle(cleanLine(thing['name']), readSteps(partsOf(thing), depth + 1));
  return readStep(thing, depth);
}

const PART_PROPERTIES = ['itemListElement', 'itemListElements', 'steps', 'step', 'hasPart'];
const partsOf = (thing: Thing): unknown => PART_PROPERTIES.map((name) => thing[name]).find(isPresent);

function isGroup(thing: Thing): boolean {
  return partsOf(thing) !== undefined && !hasType(thing, 'HowToStep') && !isPresent(thing['text']);
}

/** The `text` of a step; its `name` is a separate line when it differs. */
function readStep(thing: Thing, depth: number): ScrapedLine[] {
  const text = [thing['text'], thing['description'], thing['@value']].find(isPresent);
  const lines = [...readSteps(text, depth + 1), ...readSteps(partsOf(thing), depth + 1)];
  const name = cleanLine(thing['name'] ?? thing['headline']);
  return name && !isRepeated(name, lines) ? [{ title: '', text: name }, ...lines] : lines;
}

function isRepeated(name: string, lines: readonly ScrapedLine[]): boolean {
  if (lines.length === 0) return false;
  if (isCounterName(name)) return true;
  return comparable(lines.map(({ text }) => text).join(' ')).startsWith(comparable(name));
}

const comparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const asLines = (lines: string[]): ScrapedLine[] =>
  lines
    .map(withPlainCounter)
    .flatMap(splitMarked)
    .filter((text) => !isBareCounter(text) && !isAddress(text) && /\p{L}/u.test(text))
    .map((text) => ({ title: '', text }));

/** Editors put the address of a related article on a line of its own. */
const isAddress = (text: string): boolean => /^https?:\/\/\S{1,500}$/i.test(text);
