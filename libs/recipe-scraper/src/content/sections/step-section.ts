import { COUNTER_WORDS } from '../../clean/list-marks.js';
import { isBareCounter, splitMarked, withPlainCounter } from '../../clean/steps/step-numbers.js';
import { TIME_LABELS } from '../visible/fact-words.js';
import type { WordSet } from '../word-set.js';
import type { PageLine } from '../lines/page-lines.js';
import { isCredit, isEmbedded, isInvitation } from './ingredient-noise.js';
import { LineCollector, EVIDENCE_WEIGHTS, shareOfItems, type ReadLine, type ReadSection } from './read-section.js';
import type { Section } from './sections.js';
import { stepLines } from './step-lines.js';

const MIN_LENGTH = 24;
const MAX_SCORED = 4_000;
const MAX_HEADING = 80;
const MAX_TIME = 60;

/**
 * Reads the steps of a section: the items of its lists where they contain most of it, else its paragraphs. Ingredients
 * repeated below a step are omitted.
 */
export function readStepSection(section: Section, ingredients: WordSet): ReadSection {
  const own = stepLines(section.lines);
  const useItems = shareOfItems(own) > 0.5;
  const lines = withoutOrdinals(withoutCopy(splitNumbered(collect(own, useItems, ingredients))));
  const length = lengthOf(lines);
  if (length < MIN_LENGTH && !isDense(lines)) return { lines, score: 0 };
  const worded = lengthOf(lines.filter(isWorded));
  const counted = Math.max(worded > length / 2 ? length : worded, MIN_LENGTH);
  return { lines, score: Math.min(counted, MAX_SCORED) * (useItems ? 1.5 : 1) * EVIDENCE_WEIGHTS[section.evidence] };
}

/** Whether a line is more than a title or a link; where most lines are less, only this counts. */
const isWorded = ({ text }: ReadLine): boolean => text.length >= MIN_WORDED || /[.!。！।)]$/.test(text);
const MIN_WORDED = 60;

const lengthOf = (lines: readonly ReadLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Whether the text is long enough in a script whose characters are words or syllables. */
const isDense = (lines: readonly ReadLine[]): boolean =>
  lines.some(({ text }) => DENSE.test(text)) && lengthOf(lines) >= MIN_LENGTH / 2;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** "Total time: 20 min" between the steps. */
const isTime = (text: string): boolean =>
  text.length <= MAX_TIME && Object.values(TIME_LABELS).some((label) => label.test(text));

const isAside = (text: string): boolean =>
  isTime(text) || isCredit(text) || isInvitation(text) || isEmbedded(text) || INTERRUPTION.test(text);

function collect(section: readonly PageLine[], onlyItems: boolean, ingredients: WordSet): ReadLine[] {
  const collector = new LineCollector();
  for (const { text: raw, heading, isItem, position } of section) {
    const text = withPlainCounter(stepText(raw, ingredients));
    if (text === '' || isAside(text) || ingredients.hasLine(text)) continue;
    if (heading > 0 && text.length < MAX_HEADING) collector.addHeading(text);
    else if (isItem || !onlyItems) collector.add(text, position);
  }
  return collector.lines;
}

/** "1. Chop. 2. Fry. 3. Serve." in a single line are several steps. */
function splitNumbered(lines: ReadLine[]): ReadLine[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0) return lines;
  return splitMarked(only.text).map((text, at) => ({ ...only, text, title: at === 0 ? only.title : '' }));
}

/** The first half of lines that are there twice, such as for a small screen and a large one. */
function withoutCopy(lines: ReadLine[]): ReadLine[] {
  const size = lines.length / 2;
  const isCopy = size >= MIN_COUNTED && lines.every(({ text }, at) => at < size || text === lines[at - size]?.text);
  return isCopy ? lines.slice(0, size) : lines;
}

/** The text of an item without numbers, addresses of videos and repeated ingredients. */
function stepText(text: string, ingredients: WordSet): string {
  const lines = text.split('\n').filter((line) => !isBareCounter(line) && !ADDRESS.test(line));
  return lines.filter((line, index) => index === 0 || !ingredients.hasAllOf(line)).join('\n');
}

/** What pages put between the steps. */
const INTERRUPTION =
  /^(?:advertisement|ad|anzeige|werbung|annons|annonse|annonce|publicité|publicidade?|pubblicità|advertentie|reklama|реклама|continue to content|(?:article|story) continues below.{0,30}|fortsättning efter annonsen|scroll to continue.{0,20}|\d{1,2}\s?\/\s?\d{1,2}|(?:page|seite|página|pagina|strona|strana|sida|side|sivu|oldal|стр\.?)\s\d{1,3}(?:\s?(?:of|von|de|di|van|sur|z|av|af|из|\/)\s?\d{1,3})?|read more|print(?: recipe)?|save(?: recipe)?|pin(?: it| recipe)?|rate|share(?:(?: this recipe)?(?: on| via| with)? .{0,15})?)$/i;
const ADDRESS = /^https?:\/\/\S+$/;

const ORDINAL = new RegExp(
  `^(?:(?:${COUNTER_WORDS})\\s?(\\d{1,2})(?!\\d)\\s?[.):、]?\\s*|(\\d{1,2})(?:\\s?(?:[.):]|\\.-)?\\s+|、))(?=\\S)`,
  'iu',
);
const MIN_COUNTED = 2;

/**
 * Removes numbers before steps ("1. Chop", "Step 1Chop") where they only count them, in each part of the recipe. The last
 * line may have none: "Enjoy!".
 */
function withoutOrdinals(lines: ReadLine[]): ReadLine[] {
  let before = 0;
  const counted = lines.filter(({ text }, index) => {
    const [, ofStep, alone] = ORDINAL.exec(text) ?? [];
    const number = Number(ofStep ?? alone);
    const goesOn = number === before + 1 || (before > 0 && number === 1);
    if (goesOn) before = number;
    return goesOn || (index === lines.length - 1 && index >= MIN_COUNTED && Number.isNaN(number));
  });
  const isCounted = lines.length >= MIN_COUNTED && counted.length === lines.length;
  return isCounted ? lines.map((line) => ({ ...line, text: line.text.replace(ORDINAL, '') })) : lines;
}
