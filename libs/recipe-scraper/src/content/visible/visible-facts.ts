import { parseDurationText } from '../../clean/time/duration-text.js';
import { partOfHeading } from '../lines/heading-words.js';
import { linesAboveIngredients } from './above-ingredients.js';
import {
  AMOUNT,
  ANY_LABEL,
  BETWEEN_FACTS,
  LABEL_BEHIND,
  NUMBERS_WITH_UNITS,
  SERVINGS_ALONE,
  SERVINGS_AT_END,
  SERVINGS_INSIDE,
  SERVINGS_LABEL,
  TIME_LABELS,
} from './fact-words.js';
import type { PageLine } from '../lines/page-lines.js';

/** The visible facts of a page, as written; `""` for missing ones. */
export interface VisibleFacts {
  recipeYield: string;
  prepTime: string;
  performTime: string;
  totalTime: string;
}

const MAX_FACT = 60;
/** Of a line with several facts. */
const MAX_LINE = 160;
const TIMES = ['totalTime', 'prepTime', 'performTime'] as const;

/** Reads the yield and times from the short lines of a page; the first match counts. */
export function readVisibleFacts(lines: readonly PageLine[]): VisibleFacts {
  const facts: VisibleFacts = { recipeYield: '', prepTime: '', performTime: '', totalTime: '' };
  const aboveIngredients = linesAboveIngredients(lines);
  lines.forEach((line, index) => {
    const isAside = line.area === 'other' || line.area === 'steps';
    if ((isAside && !aboveIngredients.has(line)) || line.text.length > MAX_LINE) return;
    for (const text of factsOf(lines, index)) addFacts(facts, text);
  });
  facts.recipeYield ||= servingsAtEnd(lines) || servingsOutside(lines);
  if (!facts.totalTime && !facts.prepTime && !facts.performTime)
    facts.totalTime = durationBesideServings(lines) || durationAboveIngredients(lines);
  return facts;
}

/**
 * The facts of a line; the last one may continue in the next two lines: label, number, unit. An item may have a label and
 * its value on lines of their own.
 */
function factsOf(lines: readonly PageLine[], index: number): string[] {
  const text = lines[index]?.text ?? '';
  const facts = text.replace(/\s+/g, ' ').split(BETWEEN_FACTS);
  const following = lines.slice(index + 1, index + 3).map(({ text }) => text.slice(0, MAX_FACT + 1));
  const last = [facts.pop() ?? '', ...following].join('\n').replace(/[^\S\n]+/g, ' ');
  const broken = text.includes('\n') ? [text.replace(/[^\S\n]+/g, ' ')] : [];
  return [...facts, last, ...broken].filter((fact) => (fact.split('\n', 1)[0] ?? '').length <= MAX_FACT);
}

/** Sets the missing facts that a text has. */
function addFacts(facts: VisibleFacts, text: string): void {
  const [first = '', second = ''] = text.split('\n');
  facts.recipeYield ||= servingsIn(first) || (/\d/.test(second) ? '' : servingsAlone(`${first} ${second}`));
  const behind = LABEL_BEHIND.exec(first);
  const labeled = behind ? `${behind[2]}: ${behind[1]}` : text;
  if (!ANY_LABEL.test(labeled)) return;
  facts.recipeYield ||= servingsAfterLabel(labeled);
  for (const time of TIMES) facts[time] ||= durationAfter(labeled, TIME_LABELS[time]);
}

/** Servings in the last words of a paragraph: "Bake the tart for 20 minutes. Serves 4". */
function servingsAtEnd(lines: readonly PageLine[]): string {
  for (const { area, text } of lines) {
    const servings = area === 'other' ? null : SERVINGS_AT_END.exec(text.slice(-MAX_FACT));
    if (servings) return servings[1] ?? '';
  }
  return '';
}

/** Servings outside of the recipe, or among the steps, may belong to other recipes; they count only when there is one such line. */
function servingsOutside(lines: readonly PageLine[]): string {
  const aside = lines.filter(
    ({ area, text }) => (area === 'other' || area === 'steps') && text.length <= MAX_FACT && SERVINGS_ALONE.test(text),
  );
  const [only = '', ...others] = new Set(aside.map(({ text }) => text));
  return others.length === 0 ? only : '';
}

/** A duration without a label right next to the number of servings is the total time. */
function durationBesideServings(lines: readonly PageLine[]): string {
  const servings = lines.findIndex(
    ({ area, text }) => area !== 'steps' && text.length <= MAX_FACT && factStarts(text, SERVINGS_ALONE),
  );
  if (servings < 0) return '';
  const beside = [servings - 1, servings + 1].map((index) => lines[index]?.text ?? '');
  return beside.find(isOnlyDuration) ?? '';
}

/** The only duration without a label between the title and the ingredients is the total time. */
function durationAboveIngredients(lines: readonly PageLine[]): string {
  const end = lines.findIndex(({ text, heading }) => partOfHeading(text, heading > 0) === 'ingredients');
  const title = lines.slice(0, Math.max(0, end)).findLastIndex(({ heading }) => heading === 1);
  if (title < 0) return '';
  const durations = lines
    .slice(title + 1, end)
    .map(({ text }) => text)
    .filter(isOnlyDuration);
  const [only = '', ...others] = new Set(durations);
  return others.length === 0 ? only : '';
}

const isOnlyDuration = (text: string): boolean => NUMBERS_WITH_UNITS.test(text) && isDuration(text);

const factStarts = (text: string, fact: RegExp): boolean => fact.test(text.split(BETWEEN_FACTS)[0] ?? '');

const servingsAlone = (text: string): string => (SERVINGS_ALONE.test(text) ? text : '');
const servingsIn = (text: string): string => servingsAlone(text) || (SERVINGS_INSIDE.exec(text)?.[1] ?? '');

function servingsAfterLabel(text: string): string {
  const label = SERVINGS_LABEL.exec(text)?.[0] ?? '';
  const [firstLine = ''] = label ? text.slice(label.length).split('\n') : [];
  const value = firstLine.replace(SERVINGS_LABEL, ''); // "Yield: serves 6"
  return AMOUNT.test(value) && value.length <= MAX_FACT ? `${label.trim()} ${value}` : '';
}

function durationAfter(text: string, label: RegExp): string {
  const [value = '', next = ''] = valueAfter(text, label);
  const duration = /^\d+$/.test(value) ? `${value} ${next}` : value;
  return isDuration(duration) ? duration : '';
}

const isDuration = (text: string): boolean =>
  AMOUNT.test(text) && /[\p{L}:]/u.test(text) && parseDurationText(text) !== null;

/** The lines after a label at the start of a text; none when it starts otherwise. */
function valueAfter(text: string, label: RegExp): string[] {
  const match = label.exec(text);
  return match ? text.slice(match[0].length).split('\n') : [];
}
