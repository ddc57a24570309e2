import { isBareCounter } from '../clean/step-numbers.js';
import type { PageLine } from './page-lines.js';
import { LineCollector, TRUST, type ReadLine, type ReadSection } from './read-section.js';
import type { Section } from './sections.js';
import { shareOfItems } from './share-of-items.js';

const MIN_LENGTH = 24;
const MAX_SCORED = 4_000;
const MAX_HEADING = 80;

/** Reads the steps out of a section: the items of its lists where they hold most of it, else its paragraphs. */
export function readStepSection(section: Section): ReadSection {
  const useItems = shareOfItems(section.lines) > 0.5;
  const lines = withoutOrdinals(collect(section.lines, useItems));
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length < MIN_LENGTH) return { lines, score: 0 };
  return { lines, score: Math.min(length, MAX_SCORED) * (useItems ? 1.5 : 1) * TRUST[section.evidence] };
}

function collect(section: readonly PageLine[], onlyItems: boolean): ReadLine[] {
  const collector = new LineCollector();
  for (const { text: raw, heading, isItem, position } of section) {
    const text = withoutCounters(raw);
    if (text === '') continue;
    if (heading > 0 && text.length < MAX_HEADING) collector.addHeading(text);
    else if (isItem || !onlyItems) collector.add(text, position);
  }
  return collector.lines;
}

const withoutCounters = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isBareCounter(line))
    .join('\n');

const ORDINAL = /^(\d{1,2})\s?[.):]?\s+(?=\S)/;

/** Numbers in front of steps are dropped where they merely count them. */
function withoutOrdinals(lines: ReadLine[]): ReadLine[] {
  const isCounted = lines.length > 1 && lines.every(({ text }, index) => Number(ORDINAL.exec(text)?.[1]) === index + 1);
  return isCounted ? lines.map((line) => ({ ...line, text: line.text.replace(ORDINAL, '') })) : lines;
}
