import { hasKitchenUnit, isSentence, looksMeasured } from '../measured.js';
import { hintsAtSteps, partOfHeading } from '../lines/heading-words.js';
import type { PageLine } from '../lines/page-lines.js';
import { isBareCounter } from '../../clean/steps/step-numbers.js';
import { statesDetail } from '../visible/fact-words.js';

const MIN_SENTENCES = 2;
const MAX_TAG = 40;
const MIN_TAGS = 2;

/** The lines of a section that may be steps: without lists of something else, and facts before and after them. */
export const stepLines = (section: readonly PageLine[]): readonly PageLine[] =>
  withoutRepeatedLabel(
    withoutTips(
      withoutFacts(
        withoutTags(withoutFacts(withoutListBelow(withoutAmounts(withoutTeasers(untilAddressed(untilRule(section))))))),
      ),
    ),
  );

/** Steps end at a horizontal rule with only a few words of text below it: a signature, or the navigation. */
function untilRule(lines: readonly PageLine[]): readonly PageLine[] {
  const end = lines.findLastIndex(({ isBelowRule }) => isBelowRule);
  if (end < 0) return lines;
  const below = lines.slice(end);
  const isShort =
    below.every(({ isItem, text }) => !isItem && text.length <= MAX_BELOW_RULE) && below.length <= MAX_TITLES;
  return isShort && lines.slice(0, end).filter(isStep).length >= MIN_SENTENCES ? lines.slice(0, end) : lines;
}
const MAX_BELOW_RULE = 60;
const isStep = ({ text }: PageLine): boolean => text.length >= MIN_STEP && /[.!。]$/.test(text);

/** Steps end where the page addresses its readers: with a question as a heading, or with what they may do with the recipe. */
function untilAddressed(lines: readonly PageLine[]): readonly PageLine[] {
  let sentences = 0;
  const end = lines.findIndex((line) => {
    if (sentences >= MIN_SENTENCES && isAddressed(line)) return true;
    if (sentences < MIN_SENTENCES && /[.!。]$/.test(line.text)) sentences++;
    return false;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

const isAddressed = ({ text, heading, area }: PageLine): boolean =>
  text.length <= MAX_ADDRESSED &&
  ((heading > 0 && area !== 'steps' && /[?？؟]$/.test(text) && !hintsAtSteps(text)) || TO_READERS.test(text));
const MAX_ADDRESSED = 120;
const TO_READERS =
  /^(?:export(?:ar?|ier\p{L}*|er|eren)?\s.{0,30}(?:recip|recet|recett|rezept|ricett|receit|cookidoo)|(?:rate|review|comment on) (?:this|the) recipe|(?:tried|made|love|loved|like|liked) this recipe|(?:did|have) you (?:make|made|try|tried)|leave a (?:comment|review|rating|reply)|rezept (?:bewerten|ausprobiert)|(?:avez-vous|as-tu) (?:testé|essayé)|hast du .{0,40}(?:ausprobiert|nachgekocht|nachgebacken)|hai provato|¿?has (?:hecho|probado)|heb je .{0,40}(?:gemaakt|geprobeerd))/iu;

/** Without the last paragraphs that are no steps, as they say: "Tip: use cold butter", "Per serving: 250 kcal". */
function withoutTips(lines: readonly PageLine[]): readonly PageLine[] {
  const last = lines.findLastIndex((line) => !isTip(line) && !isNutrition(line));
  return last < 0 ? lines : lines.slice(0, last + 1);
}

const isNutrition = ({ text }: PageLine): boolean =>
  text.length <= MAX_NUTRITION && /\d\s?(?:kcal|kj)(?!\p{L})/iu.test(text);
const MAX_NUTRITION = 200;

function isTip({ text, isItem }: PageLine): boolean {
  const [, label = ''] = /^([^:：]{2,20})[:：]\s?\S/u.exec(text) ?? [];
  return !isItem && label !== '' && partOfHeading(label, true) === 'other';
}

/**
 * Steps end where several lines are titles: the names of other recipes, the labels of a menu. Not in what the markup names
 * as steps.
 */
function withoutTeasers(lines: readonly PageLine[]): readonly PageLine[] {
  let [worded, titles] = [0, 0];
  for (const [index, line] of lines.entries()) {
    titles = isTitle(line) && !(line.isItem && lines[0]?.isItem) ? titles + 1 : 0;
    if (titles === 0) worded += line.text.length;
    if (titles === MAX_TITLES && worded >= MIN_WORDED) return lines.slice(0, index + 1 - MAX_TITLES);
    if (index - MAX_TITLES > worded / MIN_AVERAGE) return lines; // short steps
  }
  return lines;
}
const MAX_TITLES = 3;
const MIN_WORDED = 120;
const MIN_AVERAGE = 40;

const isTitle = ({ text, area, heading }: PageLine): boolean =>
  area !== 'steps' &&
  heading === 0 &&
  text.length <= MAX_TAG &&
  !/[.!?:;,。！）)]$/.test(text) &&
  !isBareCounter(text) &&
  !hasKitchenUnit(text);

/** Without the amounts between steps that are no items: a list of them, or a line below each step. */
function withoutAmounts(lines: readonly PageLine[]): readonly PageLine[] {
  const sentences = lines.filter((line) => !line.isItem && isStep(line)).length;
  const items = lines.filter(({ isItem }) => isItem);
  const areAmounts = items.filter(({ text }) => looksMeasured(text)).length > items.length / 2;
  return sentences >= MIN_SENTENCES ? lines.filter((line) => !isAmount(line, areAmounts)) : lines;
}

function isAmount({ isItem, text }: PageLine, areAmounts: boolean): boolean {
  if (text.length > MAX_AMOUNT || /[.!?:。]$/.test(text)) return false;
  return isItem ? areAmounts && looksMeasured(text) : /^[\d¼-¾⅐-⅞]/u.test(text) && hasKitchenUnit(text);
}
const MAX_AMOUNT = 100;
const MIN_STEP = 20;

/** Steps in paragraphs end where a list of something else begins, such as other recipes. */
function withoutListBelow(lines: readonly PageLine[]): readonly PageLine[] {
  const first = lines.findIndex(({ isItem }) => isItem);
  const below = lines.slice(first).filter(({ isItem }) => isItem);
  if (lines.slice(first + 1).some((line) => line.area === 'steps' && !line.isItem && isSentence(line))) return lines;
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
