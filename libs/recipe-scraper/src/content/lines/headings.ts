import { MOCK_HEADING } from './heading-level.js';
import type { PageLine } from './page-lines.js';

/** Whether a line is a heading by its element, not only by its style. */
export const isRealHeading = (line: PageLine | undefined): line is PageLine =>
  line !== undefined && line.heading > 0 && line.heading < MOCK_HEADING;

/** "2. Bake it" and "Step 2: Bake it". */
const STEP_NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|passaggio|stap|krok|steg|trin|lépés|шаг)\s)?(\d{1,2})\s?[.:)]\s/iu;

/** The number of a step in a heading: 2 for "2. Bake it" and "Step 2: Bake it"; null for any other line. */
export function stepNumberOf(line: PageLine | undefined): number | null {
  const number = isRealHeading(line) ? STEP_NUMBER.exec(line.text)?.[1] : undefined;
  return number === undefined ? null : Number(number);
}
