import { languageTag } from './languages/locales.js';
import { localesToTry } from './languages/negotiate.js';
import { CATALOGUE } from './texts/catalogue.js';
import { ENGLISH } from './texts/en-us.js';
import type { Text, TextValues } from './texts/text.js';
import type { TextKey, Texts } from './texts/text-key.js';

/**
 * A text in a language, else in a related one, else in English. `{name}` takes a value; a text with plural forms
 * chooses by the value `count`. Values are not escaped: callers that write HTML must do so.
 */
export function say(locale: string, key: TextKey, values: TextValues = {}): string {
  const { text, language } = find(locale, key);
  return filled(inRightForm(text, language, values['count']), values);
}

function find(locale: string, key: TextKey): { text: Text; language: string } {
  for (const language of localesToTry(locale)) {
    const text = (CATALOGUE as Record<string, Texts | undefined>)[language]?.[key];
    if (text !== undefined) return { text, language };
  }
  return { text: ENGLISH[key], language: 'en-US' };
}

/** The form that the text's own language wants for a number, not the reader's. */
function inRightForm(text: Text, language: string, count: string | number | undefined): string {
  if (typeof text === 'string') return text;
  const form = new Intl.PluralRules(languageTag(language)).select(Number(count ?? 0));
  return text[form] ?? text.other;
}

function filled(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
