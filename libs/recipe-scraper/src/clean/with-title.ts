import type { ScrapedLine } from '../scraped-recipe.js';

/** The lines of a group with its title, which the first line gets unless it has one. */
export function withTitle(title: string, lines: readonly ScrapedLine[]): ScrapedLine[] {
  const [first, ...others] = lines;
  return first ? [{ ...first, title: first.title || title }, ...others] : [];
}
