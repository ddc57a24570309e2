import { findNumber } from '@larder/measures';
import type { PageLine } from '../lines/page-lines.js';
import { startsWithUnit } from '../measured.js';

const MIN_AMOUNTS = 2;
const MAX_AMOUNT = 20;

/** Lines of text with each amount and the food below it as one line: "200 g" and "flour", "250" and "g sugar". */
export function joinAmounts(lines: readonly PageLine[]): PageLine[] {
  const amounts = lines.filter((line, index) => isAmount(line) && isFood(lines[index + 1]));
  if (amounts.length < MIN_AMOUNTS) return [...lines];
  return lines.flatMap((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (isFood(line) && isAmount(above)) return [];
    return isAmount(line) && below && isFood(below)
      ? [{ ...line, text: `${line.text.replace(BULLET, '')} ${below.text}`, heading: 0 }]
      : [line];
  });
}

/** Whether a line of text is a number, with or without a unit. */
function isAmount(line: PageLine | undefined): boolean {
  if (!line || line.isItem || line.text.length > MAX_AMOUNT) return false;
  const text = line.text.replace(BULLET, '');
  const number = findNumber(text);
  if (number?.start !== 0) return false;
  const unit = text.slice(number.end).trim();
  return unit === '' || ABBREVIATION.test(unit) || (startsWithUnit(unit) && !unit.includes(' '));
}

const BULLET = /^[•▪●]\s?/u;
const ABBREVIATION = /^\p{L}{1,4}\.$/u;

const isFood = (line: PageLine | undefined): boolean =>
  line !== undefined && !line.isItem && (findNumber(line.text)?.start ?? 1) > 0 && /\p{L}{2}/u.test(line.text);
