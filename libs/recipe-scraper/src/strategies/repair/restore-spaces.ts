import type { ScrapedLine } from '../../scraped-recipe.js';

const BLANK = /\s+/g;

/**
 * Lines whose spaces were lost when a page joined amount and food ("150gleeks"), replaced by the visible ones: as a
 * line, or as a row that may start with the food. Lists with spaces are unchanged.
 */
export function restoreSpaces(
  lines: readonly ScrapedLine[],
  visible: readonly { text: string }[],
): readonly ScrapedLine[] {
  if (lines.filter(({ text }) => !/\s/.test(text)).length <= lines.length / 2) return lines;
  const spaced = new Map(
    visible.flatMap(({ text }) => variantsOf(text)).map((text) => [text.replace(BLANK, ''), text]),
  );
  return lines.map((line) => ({ ...line, text: spaced.get(line.text) ?? line.text }));
}

/** A visible line, and the same with its last word, mostly the amount, in front. */
function variantsOf(visible: string): string[] {
  const text = visible.replace(BLANK, ' ');
  const cut = text.lastIndexOf(' ');
  return cut < 0 ? [text] : [`${text.slice(cut + 1)} ${text.slice(0, cut)}`, text];
}
