import { parseSpokenDuration } from '../clean/spoken-duration.js';
import { AMOUNT, ANY_LABEL, SERVINGS_ALONE, SERVINGS_INSIDE, SERVINGS_LABEL, TIME_LABELS } from './fact-words.js';
import type { PageLine } from './page-lines.js';

/** What a page says beside its lists, in its own words; `""` for what it does not say. */
export interface ShownFacts {
  recipeYield: string;
  prepTime: string;
  performTime: string;
  totalTime: string;
}

const MAX_LINE = 60;
const TIMES = ['totalTime', 'prepTime', 'performTime'] as const;

/** Reads how much a recipe makes and how long it takes from the short lines of a page; the first that says so counts. */
export function readShownFacts(lines: readonly PageLine[]): ShownFacts {
  const facts: ShownFacts = { recipeYield: '', prepTime: '', performTime: '', totalTime: '' };
  lines.forEach(({ area, text }, index) => {
    if (area === 'other' || area === 'steps' || text.length > MAX_LINE) return;
    facts.recipeYield ||= servingsIn(text);
    if (!ANY_LABEL.test(text)) return;
    const labelled = withNext(lines, index);
    facts.recipeYield ||= servingsAfterLabel(labelled);
    for (const time of TIMES) facts[time] ||= durationAfter(labelled, TIME_LABELS[time]);
  });
  facts.recipeYield ||= onlyServingsAside(lines);
  return facts;
}

/** Beside the recipe other recipes are advertised; what is said there counts only when it is said of one. */
function onlyServingsAside(lines: readonly PageLine[]): string {
  const aside = lines.filter(
    ({ area, text }) => area === 'other' && text.length <= MAX_LINE && SERVINGS_ALONE.test(text),
  );
  const [only = '', ...others] = new Set(aside.map(({ text }) => text));
  return others.length === 0 ? only : '';
}

/** A label often stands on a line of its own, the number on the next, and its unit on the one after. */
function withNext(lines: readonly PageLine[], index: number): string {
  const next = lines.slice(index, index + 3).map(({ text }) => text.slice(0, MAX_LINE + 1));
  return next.join('\n').replace(/[^\S\n]+/g, ' ');
}

const servingsIn = (text: string): string =>
  SERVINGS_ALONE.test(text) ? text : (SERVINGS_INSIDE.exec(text)?.[1] ?? '');

function servingsAfterLabel(text: string): string {
  const [value = ''] = valueAfter(text, SERVINGS_LABEL);
  const label = SERVINGS_LABEL.exec(text)?.[0].trim() ?? '';
  return AMOUNT.test(value) && value.length <= MAX_LINE ? `${label} ${value}` : '';
}

function durationAfter(text: string, label: RegExp): string {
  const [value = '', next = ''] = valueAfter(text, label);
  const duration = /^\d+$/.test(value) ? `${value} ${next}` : value;
  const isDuration = AMOUNT.test(duration) && /[\p{L}:]/u.test(duration) && parseSpokenDuration(duration) !== null;
  return isDuration ? duration : '';
}

/** The lines that follow a label which a text begins with; none when it begins with something else. */
function valueAfter(text: string, label: RegExp): string[] {
  const match = label.exec(text);
  return match ? text.slice(match[0].length).split('\n') : [];
}
