import { ENGLISH_DURATION_WORDS, type DurationWords } from '@larder/recipe-scraper';

/** Words for units of time by language; each as "singular|plural". */
const WORDS = new Map<string, DurationWords>([['en', ENGLISH_DURATION_WORDS]]);

/** The words of a reader's language, English where we have none. */
export function durationWords(locale: string): DurationWords {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  return WORDS.get(locale.toLowerCase()) ?? WORDS.get(language) ?? ENGLISH_DURATION_WORDS;
}
