import { stepNumberOf } from './lines/headings.js';
import { hasKitchenUnit, looksMeasured } from './measured.js';
import type { PageLine } from './lines/page-lines.js';
import type { Section } from './sections/sections.js';

const MIN_MEASURED = 3;
const MIN_UNITS = 2;
const MAX_GAP = 2;

/**
 * Runs of list items most of which start with an amount, some of them in kitchen units. Ingredient lists are recognized
 * without a heading; up to two other lines, such as the heading of a group, may be between items.
 */
export function findMeasuredRuns(lines: readonly PageLine[]): Section[] {
  const runs: Section[] = [];
  let start = 0;
  let last = -1;
  for (let index = 0; index <= lines.length; index++) {
    const isItem = isListable(lines[index]);
    const isAside = (lines[index]?.area === 'other') !== (lines[last]?.area === 'other');
    const isNext = index - last <= MAX_GAP + 1 && last >= 0 && !isAside && !hasNumberedHeading(lines, last, index);
    if (isItem && isNext) last = index;
    else if (isItem || index === lines.length) {
      addRun(runs, lines, start, last + 1);
      start = index;
      last = index;
    }
  }
  const own = runs.filter(({ lines: run }) => run[0]?.area !== 'other');
  return own.length > 0 ? own : runs; // nutrition and products for sale have amounts as well
}

/** Numbered headings ("1. Make the dough") belong to steps. */
const hasNumberedHeading = (lines: readonly PageLine[], after: number, before: number): boolean =>
  lines.slice(after + 1, before).some((line) => stepNumberOf(line) !== null);

const MAX_ITEM = 200;

const isListable = (line: PageLine | undefined): boolean =>
  line !== undefined && line.isItem && line.text.length < MAX_ITEM && line.area !== 'steps';

function addRun(runs: Section[], lines: readonly PageLine[], start: number, end: number): void {
  const run = lines.slice(start, Math.max(start, end));
  const measured = run.filter(({ text }) => looksMeasured(text)).length;
  const items = run.filter(({ isItem }) => isItem).length;
  const units = run.filter(({ text }) => hasKitchenUnit(text)).length;
  if (measured >= MIN_MEASURED && measured >= items * 0.5 && units >= MIN_UNITS) {
    runs.push({ part: 'ingredients', lines: run, evidence: 'structure' });
  }
}
