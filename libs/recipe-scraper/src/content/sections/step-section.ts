import { isBareCounter } from '../../clean/steps/step-numbers.js';
import { TIME_LABELS } from '../visible/fact-words.js';
import { isSentence } from '../measured.js';
import type { WordSet } from '../word-set.js';
import type { PageLine } from '../lines/page-lines.js';
import { LineCollector, EVIDENCE_WEIGHTS, type ReadLine, type ReadSection } from './read-section.js';
import type { Section } from './sections.js';
import { shareOfItems } from './share-of-items.js';

const MIN_LENGTH = 24;
const MAX_SCORED = 4_000;
const MAX_HEADING = 80;
const MAX_TIME = 60;
const MIN_SENTENCES = 2;

/**
 * Reads the steps of a section: the items of its lists where they contain most of it, else its paragraphs. Ingredients
 * repeated below a step are omitted.
 */
export function readStepSection(section: Section, ingredients: WordSet): ReadSection {
  const own = withoutListBelow(section.lines);
  const useItems = shareOfItems(own) > 0.5;
  const lines = withoutOrdinals(collect(own, useItems, ingredients));
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length < MIN_LENGTH) return { lines, score: 0 };
  return { lines, score: Math.min(length, MAX_SCORED) * (useItems ? 1.5 : 1) * EVIDENCE_WEIGHTS[section.evidence] };
}

/** Steps in paragraphs end where a list of something else begins, such as other recipes. */
function withoutListBelow(lines: readonly PageLine[]): readonly PageLine[] {
  const first = lines.findIndex(({ isItem }) => isItem);
  const below = lines.slice(first).filter(({ isItem }) => isItem);
  const hasSentences = first >= 0 && lines.slice(0, first).filter(isSentence).length >= MIN_SENTENCES;
  return hasSentences && below.filter(isSentence).length <= below.length / 2 ? lines.slice(0, first) : lines;
}

/** "Total time: 20 min" between the steps. */
const isTime = (text: string): boolean =>
  text.length <= MAX_TIME && Object.values(TIME_LABELS).some((label) => label.test(text));

function collect(section: readonly PageLine[], onlyItems: boolean, ingredients: WordSet): ReadLine[] {
  const collector = new LineCollector();
  for (const { text: raw, heading, isItem, position } of section) {
    const text = stepText(raw, ingredients);
    if (text === '' || isTime(text)) continue;
    if (heading > 0 && text.length < MAX_HEADING) collector.addHeading(text);
    else if (isItem || !onlyItems) collector.add(text, position);
  }
  return collector.lines;
}

/** The text of an item without numbers, addresses of videos and repeated ingredients. */
function stepText(text: string, ingredients: WordSet): string {
  const lines = text.split('\n').filter((line) => !isBareCounter(line) && !ADDRESS.test(line));
  return lines.filter((line, index) => index === 0 || !ingredients.hasAllOf(line)).join('\n');
}

const ADDRESS = /^https?:\/\/\S+$/;

const ORDINAL = /^(\d{1,2})\s?[.):]?\s+(?=\S)/;

/** Removes numbers before steps where they only count them. */
function withoutOrdinals(lines: ReadLine[]): ReadLine[] {
  const isCounted = lines.length > 1 && lines.every(({ text }, index) => Number(ORDINAL.exec(text)?.[1]) === index + 1);
  return isCounted ? lines.map((line) => ({ ...line, text: line.text.replace(ORDINAL, '') })) : lines;
}
