import { isSentence, looksMeasured } from '../measured.js';
import type { PageLine } from '../lines/page-lines.js';
import { statesDetail } from '../visible/fact-words.js';
import { isAlternative } from './alternatives.js';

/** The lines of a section that may be ingredients: without lists of something else, and without copies in other measures. */
export const ingredientLines = (section: readonly PageLine[]): PageLine[] =>
  withoutSentencesBelow(withoutSteps(withoutDetails(withoutCopiedLists(section))));

/** Without the sentences after lines of text, which are steps without a heading. */
function withoutSentencesBelow(section: PageLine[]): PageLine[] {
  const end = section.findLastIndex((line) => !isWorded(line) || isMeasured(line)) + 1;
  const own = section.slice(0, end);
  const hasItems = section.some(({ isItem }) => isItem);
  return !hasItems && own.filter(isMeasured).length >= MIN_MEASURED ? own : section;
}
const MIN_MEASURED = 2;
const isWorded = ({ text }: PageLine): boolean => /[.!]$/.test(text) && text.split(' ').length >= MIN_WORDS;
const MIN_WORDS = 5;

/** Whether the section starts with a list of amounts: other content below it is not part of it. */
export function beginsWithList(section: readonly PageLine[]): boolean {
  const first = section.findIndex(({ heading }) => heading === 0);
  const run = section.slice(first, endOfList(section, first));
  return first >= 0 && run.length > 2 && run.every(({ isItem }) => isItem) && mostly(run, isMeasured);
}

/** A list, or the lines between two lists. */
function runsOf(section: readonly PageLine[]): PageLine[][] {
  const runs: PageLine[][] = [];
  for (let start = 0; start < section.length; start += runs.at(-1)?.length ?? 1)
    runs.push(section.slice(start, endOfList(section, start)));
  return runs;
}

const MAX_DETAILS = 30;

/** Without the lists of servings, times and the like below the ingredients. */
function withoutDetails(section: readonly PageLine[]): PageLine[] {
  return runsOf(section).flatMap((run) => {
    const isDetails =
      run[0]?.isItem && run.length <= MAX_DETAILS && run.filter(isDetail).length >= Math.max(2, run.length / 2);
    return isDetails ? [] : run;
  });
}

const isDetail = ({ text }: PageLine): boolean => statesDetail(text.replace(/\s+/g, ' '));

/** Without the sentences after a list, which are steps. After them only lists of amounts continue it. */
function withoutSteps(section: readonly PageLine[]): PageLine[] {
  let isBehind = false;
  return runsOf(section).flatMap((run, index) => {
    const lines = run.filter(({ heading }) => heading === 0);
    if (index === 0 || lines.length === 0) return run;
    isBehind ||= mostly(lines, isSentence);
    return isBehind && !mostly(lines, isMeasured) ? run.filter(isHeading) : run;
  });
}

const isMeasured = ({ text, amountFirst }: PageLine): boolean => looksMeasured(amountFirst ?? text);
const isHeading = ({ heading }: PageLine): boolean => heading > 0;
const mostly = (run: readonly PageLine[], is: (line: PageLine) => boolean): boolean =>
  run.filter(is).length > run.length / 2;

/** Omits lists that repeat the one before in other measures. */
function withoutCopiedLists(section: readonly PageLine[]): PageLine[] {
  let previous: PageLine[] = [];
  return runsOf(section)
    .filter((run) => {
      if ((run[0]?.list ?? 0) === 0 || run.length < 2) return true;
      const isCopy = isAlternative(run, previous);
      previous = run;
      return !isCopy;
    })
    .flat();
}

function endOfList(lines: readonly PageLine[], start: number): number {
  let end = start + 1;
  while (end < lines.length && lines[end]?.list === lines[start]?.list) end++;
  return end;
}
