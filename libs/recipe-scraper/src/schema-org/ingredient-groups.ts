import { looksMeasured } from '../content/measured.js';
import { isInCapitals } from '../content/sections/group-names.js';
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
    const isGroup = isHeading(line) || isCapitalGroup(lines, index);
    if (isGroup && index < lines.length - 1) heading = [heading, headingText(line)].filter(Boolean).join(' – ');
    else {
      grouped.push({ ...line, title: line.title || heading });
      heading = '';
    }
  });
  return grouped;
}

/** "BASE" above an amount, among lines that are not in capitals. */
function isCapitalGroup(lines: readonly ScrapedLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || line.title !== '' || !isInCapitals(line.text) || !looksMeasured(next.text)) return false;
  return lines.slice(0, MAX_EXAMINED).filter(({ text }) => isInCapitals(text)).length < lines.length * MAX_CAPITALS;
}
const MAX_EXAMINED = 100;
const MAX_CAPITALS = 0.4;

const isHeading = ({ text, title }: ScrapedLine): boolean =>
  title === '' && text.length <= MAX_HEADING && /[:：]$/.test(text) && !/\d|[¼-¾⅐-⅞]/.test(text);

const headingText = ({ text }: ScrapedLine): string => text.replace(/\s*[:：]$/, '');
