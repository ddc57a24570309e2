import { translate } from './translate.js';
import { ENGLISH } from './texts/en-us.js';
import type { TextKey } from './texts/text-key.js';

/** The error sentences that are translated; all others are literals that API clients rely on. */
const BY_SENTENCE = new Map<string, TextKey>(
  Object.entries(ENGLISH).flatMap(([key, text]) =>
    key.startsWith('errors.') && typeof text === 'string' ? [[text, key as TextKey] as const] : [],
  ),
);

/** An error sentence in a language; unchanged if it is not translated. */
export function errorSentence(locale: string, sentence: string): string {
  const key = BY_SENTENCE.get(sentence);
  return key ? translate(locale, key) : sentence;
}
