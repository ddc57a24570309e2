import type { ScrapedLine } from '../../scraped-recipe.js';
import type { PageLine } from '../lines/page-lines.js';
import type { Evidence } from './sections.js';

/** A line of a section, with its index in the page. */
export interface ReadLine extends ScrapedLine {
  position: number;
}

/** The lines of a section, and a score of how well they match the part. */
export interface ReadSection {
  lines: ReadLine[];
  score: number;
}

/** The weight of the evidence for a section relative to its content. */
export const EVIDENCE_WEIGHTS: Record<Evidence, number> = { heading: 1.2, markup: 1.1, hint: 0.5, structure: 0.6 };

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

/** The share of the text of some lines that is in list items, 0 to 1. */
export function shareOfItems(lines: readonly PageLine[]): number {
  const length = (some: readonly PageLine[]): number => some.reduce((sum, { text }) => sum + text.length, 0);
  return length(lines.filter(({ isItem }) => isItem)) / (length(lines) || 1);
}
