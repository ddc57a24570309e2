import { MOCK_HEADING, type PageLine } from './page-lines.js';

/** Whether a line is a heading by its element, not only by its style. */
export const isRealHeading = (line: PageLine | undefined): line is PageLine =>
  line !== undefined && line.heading > 0 && line.heading < MOCK_HEADING;

/** The number of a step in a heading: 2 for "2. Bake it"; null for any other line. */
export function stepNumberOf(line: PageLine | undefined): number | null {
  const number = isRealHeading(line) ? /^(\d{1,2})\s?[.:)]\s/.exec(line.text)?.[1] : undefined;
  return number === undefined ? null : Number(number);
}
