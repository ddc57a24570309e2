import { partOfHeading } from '../lines/heading-words.js';
import type { PageLine } from '../lines/page-lines.js';

/** The maximum distance of facts from the heading of the ingredients. */
const MAX_ABOVE = 10;

/** The lines right above a heading of ingredients: recipe cards state their facts there, whatever their class names say. */
export function linesAboveIngredients(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const above = new Set<PageLine>();
  let remaining = 0;
  for (const line of lines.toReversed()) {
    if (partOfHeading(line.text, line.heading > 0) === 'ingredients') remaining = MAX_ABOVE;
    else if (remaining > 0) {
      above.add(line);
      remaining--;
    }
  }
  return above;
}
