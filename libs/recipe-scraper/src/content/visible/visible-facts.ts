import { partOfHeading } from '../lines/heading-words.js';
import { linesAboveIngredients } from './above-ingredients.js';
import {
  AMOUNT,
  ANY_LABEL,
  BETWEEN_FACTS,
  COOK_BEFORE_TIME,
  LABEL_BEHIND,
  NAMES_TIME,
  NUMBER,
  REPEATED_LABEL,
  SERVINGS_ALONE,
  SERVINGS_AT_END,
  SERVINGS_INSIDE,
  SERVINGS_LABEL,
  TIME_LABELS,
} from './fact-words.js';
import type { PageLine } from '../lines/page-lines.js';
import { factAbove, factsBelow, isDuration, isOnlyDuration } from './separate-labels.js';

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

/**
 * Reads the yield and times from the short lines of a page; the first match counts. Missing ones are those that only the
 * markup names.
 */
export function readVisibleFacts(lines: readonly PageLine[], readNamed: () => VisibleFacts): VisibleFacts {
  const facts: VisibleFacts = { recipeYield: '', prepTime: '', performTime: '', totalTime: '' };
  const aboveIngredients = linesAboveIngredients(lines);
  const hasNumber = lines.map(({ text }) => text.length <= MAX_LINE && NUMBER.test(text));
  lines.forEach((line, index) => {
    const isAside = line.area === 'other' || line.area === 'steps';
    if ((isAside && !aboveIngredients.has(line)) || line.text.length > MAX_LINE) return;
    if (![-1, 0, 1, 2].some((distance) => hasNumber[index + distance])) return;
    for (const text of factsOf(lines, index)) addFacts(facts, text.replace(NO_WORD, '').replace(REPEATED_LABEL, '$1'));
  });
  facts.recipeYield ||= servingsAtEnd(lines) || servingsOutside(lines);
  if (facts.recipeYield && isTimed(facts)) return facts;
  const all = withNamed(facts, readNamed());
  return isTimed(all) ? all : { ...all, totalTime: durationBesideServings(lines) || durationAboveIngredients(lines) };
}

const isTimed = (facts: VisibleFacts): boolean => TIMES.some((time) => facts[time] !== '');

/** Facts with the missing yield, and with times if they have none. */
function withNamed(facts: VisibleFacts, named: VisibleFacts): VisibleFacts {
  return { ...(isTimed(facts) ? facts : named), recipeYield: facts.recipeYield || named.recipeYield };
}

/** Symbols before a label: "⏱ Prep: 15 min". */
const NO_WORD = /^[^\p{L}\p{N}~<>≈½¼¾()（）*†]+/u;

/**
 * The facts of a line; the last one may continue in the next two lines: label, number, unit. An item may have a label and
 * its value on lines of their own, and a table the labels in one row and the values in the next.
 */
function factsOf(lines: readonly PageLine[], index: number): string[] {
  const text = lines[index]?.text ?? '';
  const labeled = factsBelow(lines, index) ?? factAbove(lines, index);
  if (labeled) return labeled;
  const facts = text.replace(/\s+/g, ' ').split(BETWEEN_FACTS);
  const following = lines.slice(index + 1, index + 3).map(valueIn);
  const last = [facts.pop() ?? '', ...following].join('\n').replace(/[^\S\n]+/g, ' ');
  const broken = text.includes('\n') ? [text.replace(/[^\S\n]+/g, ' ')] : [];
  return [...facts, last, ...broken].filter((fact) => (fact.split('\n', 1)[0] ?? '').length <= MAX_FACT);
}

/** A line that may continue a fact; `""` for one that has a label of its own: "15 min", "Prep time". */
function valueIn({ text }: PageLine): string {
  const value = text.slice(0, MAX_FACT + 1);
  return text.includes('\n') && LABEL_BEHIND.test(value.replace(/\s+/g, ' ')) ? '' : value;
}

/** Sets the missing facts that a text has. */
function addFacts(facts: VisibleFacts, text: string): void {
  const [first = '', second = ''] = text.split('\n');
  facts.recipeYield ||= servingsIn(first) || (/\d/.test(second) ? '' : servingsAlone(`${first} ${second}`));
  const behind = LABEL_BEHIND.exec(first);
  const stated = behind ? labelFirst(behind[1] ?? '', behind[2] ?? '') : text;
  const labeled = facts.prepTime ? stated.replace(COOK_BEFORE_TIME, '$1:') : stated;
  if (!ANY_LABEL.test(labeled)) return;
  facts.recipeYield ||= servingsAfterLabel(labeled);
  for (const time of TIMES) facts[time] ||= durationAfter(labeled, TIME_LABELS[time]);
}

/** "20 Prep Time" as "Prep Time: 20 min". */
function labelFirst(value: string, label: string): string {
  return `${label}: ${value}${/^\d+$/.test(value) && NAMES_TIME.test(label) ? ' min' : ''}`;
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
  const own = lines[servings]?.text.split(BETWEEN_FACTS) ?? [];
  const beside = [servings - 1, servings + 1].map((index) => lines[index]?.text ?? '');
  return [...own, ...beside].find(isOnlyDuration) ?? '';
}

/** The only duration without a label between the title and the ingredients is the total time. */
function durationAboveIngredients(lines: readonly PageLine[]): string {
  const end = lines.findIndex(
    ({ text, heading }) => !/^\d/.test(text) && partOfHeading(text, heading > 0) === 'ingredients', // "11 ingredients"
  );
  const title = lines.slice(0, Math.max(0, end)).findLastIndex(({ heading }) => heading === 1);
  if (title < 0) return '';
  const durations = lines
    .slice(title + 1, end)
    .map(({ text }) => text)
    .filter(isOnlyDuration);
  const [only = '', ...others] = new Set(durations);
  return others.length === 0 ? only : '';
}

const factStarts = (text: string, fact: RegExp): boolean => fact.test(text.split(BETWEEN_FACTS)[0] ?? '');

const servingsAlone = (text: string): string => (SERVINGS_ALONE.test(text) ? text : '');
const servingsIn = (text: string): string =>
  servingsAlone(text) || (SERVINGS_INSIDE.exec(text)?.[1] ?? '') || servingsInHeading(text);

/** "Ingrediënten 4 personen". */
function servingsInHeading(text: string): string {
  const [, heading = '', count = ''] = /^(\p{L}{4,20})\s(\d.*)$/u.exec(text) ?? [];
  return heading && partOfHeading(heading, true) === 'ingredients' ? servingsAlone(count) : '';
}

function servingsAfterLabel(text: string): string {
  const label = SERVINGS_LABEL.exec(text)?.[0] ?? '';
  const [firstLine = ''] = label ? text.slice(label.length).split('\n') : [];
  const value = firstLine.replace(SERVINGS_LABEL, ''); // "Yield: serves 6"
  return AMOUNT.test(value) && !ENERGY.test(value) && value.length <= MAX_FACT ? `${label.trim()} ${value}` : '';
}

/** "Per portion: 250 kcal". */
const ENERGY = /^\D{0,9}\d[\d.,]{0,6}\s?(?:kcal|kj|cal|calories|g|mg)(?!\p{L})/iu;

function durationAfter(text: string, label: RegExp): string {
  const [value = '', next = ''] = valueAfter(text, label);
  const duration = /^\d+$/.test(value) ? `${value} ${next}` : value;
  return isDuration(duration) ? duration : '';
}

/** The lines after a label at the start of a text; none when it starts otherwise. */
function valueAfter(text: string, label: RegExp): string[] {
  const match = label.exec(text);
  return match ? text.slice(match[0].length).split('\n') : [];
}
