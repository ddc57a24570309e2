import { parseDurationText } from '../../clean/time/duration-text.js';
import type { PageLine } from '../lines/page-lines.js';
import { AMOUNT, ANY_LABEL, NUMBERS_WITH_UNITS, TIME_LABEL_ALONE } from './fact-words.js';

const MAX_RUN = 12;

/** Whether a text begins with a duration. */
export const isDuration = (text: string): boolean =>
  AMOUNT.test(text) && /[\p{L}:]/u.test(text) && parseDurationText(text) !== null;

/** Whether a text is a duration and nothing else. */
export const isOnlyDuration = (text: string): boolean => NUMBERS_WITH_UNITS.test(text) && isDuration(text);

/** The facts of a row of a table with their labels, whose values are in the next row; null for any other line. */
export function factsBelow(lines: readonly PageLine[], index: number): string[] | null {
  const [labels, values] = [lines[index]?.cells ?? [], lines[index + 1]?.cells ?? []];
  const areLabels = labels.length > 1 && labels.length === values.length && labels.every((label) => !/\d/.test(label));
  if (!areLabels || !labels.some((label) => ANY_LABEL.test(label))) return null;
  return labels.map((label, column) => `${label}: ${values[column] ?? ''}`);
}

/** The fact of a label whose value is above it, as all are in a run of durations and labels; null for any other line. */
export function factAbove(lines: readonly PageLine[], index: number): string[] | null {
  if (!isLabel(lines[index])) return null;
  let [start, end] = [index, index];
  while (isInRun(lines[start - 1]) && index - start < MAX_RUN) start--;
  while (isInRun(lines[end + 1]) && end - index < MAX_RUN) end++;
  const areAbove = isValue(lines[start]) && isLabel(lines[end]);
  return areAbove ? [`${lines[index]?.text ?? ''}: ${lines[index - 1]?.text ?? ''}`] : null;
}

const isLabel = (line: PageLine | undefined): boolean => line !== undefined && TIME_LABEL_ALONE.test(line.text);
const isValue = (line: PageLine | undefined): boolean => line !== undefined && isOnlyDuration(line.text);
const isInRun = (line: PageLine | undefined): boolean => isLabel(line) || isValue(line);
