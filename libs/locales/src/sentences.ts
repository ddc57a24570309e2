import { translate } from './translate.js';
import { ENGLISH } from './texts/en-us.js';
import type { TextKey } from './texts/text-key.js';

/** The error sentences that readers get in their own language; all others are literals that API clients rely on. */
const BY_SENTENCE = new Map<string, TextKey>(
  Object.entries(ENGLISH).flatMap(([key, text]) =>
    key.startsWith('errors.') && typeof text === 'string' ? [[text, key as TextKey] as const] : [],
  ),
);

/** An error sentence in a language; unchanged when it is one of the literals. */
export function errorSentence(locale: string, sentence: string): string {
  const key = BY_SENTENCE.get(sentence);
  return key ? translate(locale, key) : sentence;
}
