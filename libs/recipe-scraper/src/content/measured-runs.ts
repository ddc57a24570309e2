import { partOfHeading } from './lines/heading-words.js';
import { isRealHeading, stepNumberOf } from './lines/headings.js';
import { hasAmountAndFood, hasKitchenUnit, isSentence, looksMeasured } from './measured.js';
import type { PageLine } from './lines/page-lines.js';
import { isGroupName } from './sections/group-names.js';
import type { Section } from './sections/sections.js';

const MIN_MEASURED = 3;
const MIN_UNITS = 2;
const MAX_GAP = 2;
/** Lines of text that are searched for ingredients; long articles have a thousand. */
const MAX_TEXTS = 3_000;

/**
 * Runs of list items most of which start with an amount, some of them in kitchen units. Ingredient lists are recognized
 * without a heading; up to two other lines, such as the heading of a group, may be between items. On pages without such
 * a list, lines of text that start with an amount count as items.
 */
export function findMeasuredRuns(lines: readonly PageLine[]): Section[] {
  const own = lines.slice(0, startOfComments(lines));
  const lists = findRuns(own, isListable);
  return lists.length > 0 ? lists : findRuns(own.slice(0, MAX_TEXTS), isMeasuredText);
}

/** The index of the heading of the readers' comments: "12 Comments". */
function startOfComments(lines: readonly PageLine[]): number | undefined {
  const start = lines.findIndex((line) => isRealHeading(line) && COMMENTS.test(line.text));
  return start < 0 ? undefined : start;
}

const COMMENTS =
  /^\d*\s?(?:comments?|reviews|responses|kommentare?|commentaires?|comentarios?|comentários|commenti|reacties|kommentarer|komentarze|komentáře|yorumlar|комментарии|コメント|评论)(?!\p{L})/iu;

function findRuns(lines: readonly PageLine[], accepts: (line: PageLine | undefined) => boolean): Section[] {
  const runs: Section[] = [];
  let start = 0;
  let last = -1;
  for (let index = 0; index <= lines.length; index++) {
    const isItem = accepts(lines[index]);
    const isAside = (lines[index]?.area === 'other') !== (lines[last]?.area === 'other');
    const isNext = index - last <= MAX_GAP + 1 && last >= 0 && !isAside && !hasOtherHeading(lines, last, index);
    if (isItem && isNext) last = index;
    else if (isItem || index === lines.length) {
      addRun(runs, lines.slice(startOfGroup(lines, start), Math.max(start, last + 1)), accepts);
      start = index;
      last = index;
    }
  }
  const own = runs.filter(({ lines: run }) => run[0]?.area !== 'other');
  return own.length > 0 ? own : runs; // nutrition and products for sale have amounts as well
}

/** Where a run starts, with the heading "For the dough" above it. */
function startOfGroup(lines: readonly PageLine[], start: number): number {
  const above = lines[start - 1];
  return above && above.heading > 0 && isGroupName(above.text.replace(/[:：]$/, '')) ? start - 1 : start;
}

/** Numbered headings ("1. Make the dough") belong to steps, as those that announce them. */
const hasOtherHeading = (lines: readonly PageLine[], after: number, before: number): boolean =>
  lines
    .slice(after + 1, before)
    .some((line) => stepNumberOf(line) !== null || (isRealHeading(line) && partOfHeading(line.text, true) === 'steps'));

const MAX_ITEM = 200;

/** An item that may be an ingredient: neither a sentence nor a tab that names a part of the page. */
const isListable = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  line.isItem &&
  line.text.length < MAX_ITEM &&
  line.area !== 'steps' &&
  !isSentence(line) &&
  !isInstruction(line) &&
  partOfHeading(line.text, false) === null;

/** A short sentence without an amount: "Bake for an hour until golden." */
const isInstruction = ({ text }: PageLine): boolean =>
  text.length >= MIN_INSTRUCTION && /[.!。！]$/.test(text) && !looksMeasured(text);
const MIN_INSTRUCTION = 26; // longer than "Salt and pepper to taste."

const MAX_TEXT = 120;

/** A line of text without list markup that is an ingredient: "200 g flour" or "• 2 eggs", not a sentence. */
const isMeasuredText = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  !line.isItem &&
  line.area !== 'steps' &&
  line.text.length < MAX_TEXT &&
  !isSentence(line) &&
  hasAmountAndFood(line.text.replace(BULLET, '')) &&
  !isRealHeading(line);

const BULLET = /^[•·●*–-]\s?/u;

function addRun(runs: Section[], run: readonly PageLine[], accepts: (line: PageLine | undefined) => boolean): void {
  const measured = run.filter(({ text }) => looksMeasured(text)).length;
  const items = run.filter(accepts).length;
  const units = run.filter(({ text }) => hasKitchenUnit(text)).length;
  if (measured >= MIN_MEASURED && measured >= items * 0.5 && units >= MIN_UNITS) {
    runs.push({ part: 'ingredients', lines: [...run], evidence: 'structure' });
  }
}
