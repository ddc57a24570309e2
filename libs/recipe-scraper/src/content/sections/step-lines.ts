import { isSentence } from '../measured.js';
import type { PageLine } from '../lines/page-lines.js';
import { statesDetail } from '../visible/fact-words.js';

const MIN_SENTENCES = 2;
const MAX_TAG = 40;
const MIN_TAGS = 2;

/** The lines of a section that may be steps: without lists of something else, and facts before and after them. */
export const stepLines = (section: readonly PageLine[]): readonly PageLine[] =>
  withoutRepeatedLabel(withoutFacts(withoutTags(withoutFacts(withoutListBelow(section)))));

/** Steps in paragraphs end where a list of something else begins, such as other recipes. */
function withoutListBelow(lines: readonly PageLine[]): readonly PageLine[] {
  const first = lines.findIndex(({ isItem }) => isItem);
  const below = lines.slice(first).filter(({ isItem }) => isItem);
  const hasSentences = first >= 0 && lines.slice(0, first).filter(isSentence).length >= MIN_SENTENCES;
  return hasSentences && below.filter(isSentence).length <= below.length / 2 ? lines.slice(0, first) : lines;
}

/** Steps that are items end where a list of tags or categories begins. */
function withoutTags(lines: readonly PageLine[]): readonly PageLine[] {
  let end = lines.length;
  for (let start = startOfRun(lines, end); start > 0 && isTags(lines.slice(start, end)); start = startOfRun(lines, end))
    end = start;
  return lines.slice(0, end).filter(isSentence).length >= MIN_SENTENCES ? lines.slice(0, end) : lines;
}

/** The start of the list, or of the lines between lists, that ends before an index. */
function startOfRun(lines: readonly PageLine[], end: number): number {
  let start = end - 1;
  while (start > 0 && lines[start - 1]?.list === lines[end - 1]?.list) start--;
  return start;
}

const isTags = (run: readonly PageLine[]): boolean =>
  run.length >= MIN_TAGS && run.every(({ isItem, text }) => isItem && text.length <= MAX_TAG && !/[.!?。]$/.test(text));

/** Servings, times and categories may be above and below the steps. */
function withoutFacts(lines: readonly PageLine[]): readonly PageLine[] {
  const start = lines.findIndex((line) => !isFact(line));
  const end = lines.findLastIndex((line) => !isFact(line)) + 1;
  return lines.slice(Math.max(0, start), end);
}

const isFact = ({ text }: PageLine): boolean => !/[.!?。]$/.test(text) && statesDetail(text.replace(/\s+/g, ' '));

const MIN_LABELED = 3;

/** Without a first line that all items have, such as the label of a box to tick: "Done". */
function withoutRepeatedLabel(lines: readonly PageLine[]): readonly PageLine[] {
  const items = lines.filter(({ isItem, text }) => isItem && text.includes('\n'));
  const [label = ''] = (items[0]?.text ?? '').split('\n', 1);
  const isLabel = items.length >= MIN_LABELED && items.every(({ text }) => text.startsWith(`${label}\n`));
  return isLabel ? lines.map((line) => ({ ...line, text: withoutPrefix(line.text, `${label}\n`) })) : lines;
}

const withoutPrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text;
