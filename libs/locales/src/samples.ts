import { translate } from './translate.js';

/** The lines a recipe created by name starts with, instead of an empty page. */
export interface SampleLines {
  ingredient: string;
  /** Markdown. */
  step: string;
}

/** The sample lines in a language. */
export function sampleLines(locale: string): SampleLines {
  return { ingredient: translate(locale, 'samples.ingredient'), step: translate(locale, 'samples.step') };
}
