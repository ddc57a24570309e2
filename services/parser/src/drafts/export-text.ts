import { cleanLine, cleanRating, cleanText, type Note, type ScrapedLine } from '@larder/recipe-scraper';
import { MAX_RECIPE_LENGTH } from './recipe-parts.js';

/** The stars of a rating; in other apps 0 means unrated. */
export function starsOf(value: unknown): number | null {
  return cleanRating(value) || null;
}

/** Lines of a text without blank ones; a line that is a heading becomes the title of the next. */
export function linesOf(texts: readonly string[], isHeading: (line: string) => boolean = () => false): ScrapedLine[] {
  const lines: ScrapedLine[] = [];
  let title = '';
  for (const text of texts.map(cleanLine).filter(Boolean)) {
    if (isHeading(text)) {
      title = text.replace(/^[,\s]+|(?<![:\s])[:\s]+$/g, '');
      continue;
    }
    lines.push({ title, text });
    title = '';
  }
  return lines;
}

/** The lines of a text, uncleaned. A text that is longer than any recipe is cut before it is split into lines. */
export function splitLines(text: unknown): string[] {
  return typeof text === 'string' ? text.slice(0, MAX_RECIPE_LENGTH).split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/) : [];
}

/** A list of one note, empty for an empty text. */
export function noteOf(title: string, text: unknown): Note[] {
  const cleanedText = cleanText(text);
  return cleanedText ? [{ title, text: cleanedText }] : [];
}
