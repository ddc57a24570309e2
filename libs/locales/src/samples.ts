import { translate } from './translate.js';

/** The sample lines of a recipe that is created by name. */
export interface SampleLines {
  ingredient: string;
  /** Markdown. */
  step: string;
}

/** The sample lines in a language. */
export function sampleLines(locale: string): SampleLines {
  return { ingredient: translate(locale, 'samples.ingredient'), step: translate(locale, 'samples.step') };
}
