import { durationWord } from '@larder/locales';
import type { DurationWords } from '@larder/recipe-scraper';

/** The words for durations in the user's language. */
export function durationWords(locale: string): DurationWords {
  return (unit, count) => durationWord(locale, unit, count);
}
