import type { ScrapedLine } from '../scraped-recipe.js';
import type { Evidence } from './sections.js';

/** A line read from a section, with its place in the page. */
export interface ReadLine extends ScrapedLine {
  position: number;
}

/** A section read: its lines, and how much they look like what they should be. */
export interface ReadSection {
  lines: ReadLine[];
  score: number;
}

/** How much the announcement of a section counts against what it holds. */
export const TRUST: Record<Evidence, number> = { heading: 1.2, markup: 1.1, hint: 0.5, form: 0.6 };

/** Collects lines; the last heading before a line becomes its title. */
export class LineCollector {
  readonly lines: ReadLine[] = [];
  private title = '';

  addHeading(text: string): void {
    this.title = text.replace(/\s*[:：]$/, '');
  }

  add(text: string, position: number): void {
    this.lines.push({ title: this.title, text, position });
    this.title = '';
  }
}
