import type { ScrapedLine } from '../scraped-recipe.js';

const MAX_HEADING = 60;

/**
 * Lines that are headings ("For the glaze:") become the title of the next line. The last line, and any line with a
 * number in it, is always an ingredient.
 */
export function groupByHeadings(lines: readonly ScrapedLine[]): ScrapedLine[] {
  const grouped: ScrapedLine[] = [];
  let heading = '';
  lines.forEach((line, index) => {
    if (isHeading(line) && index < lines.length - 1) heading = [heading, headingText(line)].filter(Boolean).join(' – ');
    else {
      grouped.push({ ...line, title: line.title || heading });
      heading = '';
    }
  });
  return grouped;
}

const isHeading = ({ text, title }: ScrapedLine): boolean =>
  title === '' && text.length <= MAX_HEADING && /[:：]$/.test(text) && !/\d|[¼-¾⅐-⅞]/.test(text);

const headingText = ({ text }: ScrapedLine): string => text.replace(/\s*[:：]$/, '');
