import { createInstance, type Resource } from 'i18next';
import { FALLBACK_LOCALE, languageTag } from './languages/locales.js';
import { localesToTry } from './languages/negotiate.js';
import { MESSAGES } from './texts/messages.js';
import type { Text, TextValues } from './texts/text.js';
import type { TextKey, Texts } from './texts/text-key.js';

const texts = createInstance();
void texts.init({
  initAsync: false,
  resources: resourcesOf(MESSAGES),
  lng: FALLBACK_LOCALE,
  fallbackLng: (code?: string) => localesToTry(code ?? FALLBACK_LOCALE),
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  missingInterpolationHandler: (_text, [placeholder]: string[]) => placeholder,
});

/**
 * A text in a language, else in a related one, else in English. `{name}` is replaced by a value; the value `count`
 * determines the plural form. Values are not escaped; callers that write HTML have to.
 */
export function translate(locale: string, key: TextKey, values: TextValues = {}): string {
  const count = Number(values['count'] ?? 0);
  // Without nesting: a value such as the name of a recipe may contain the syntax for it.
  return texts.t(key, { lng: locale, count, replace: values, nest: false });
}

function resourcesOf(languages: Record<string, Texts>): Resource {
  const entries = Object.entries(languages).map(([language, translated]) => {
    const translation = Object.entries(translated).flatMap(([key, text]) => i18nextEntries(language, key, text));
    return [language, { translation: Object.fromEntries(translation) }];
  });
  return Object.fromEntries(entries) as Resource;
}

/** The entries of a text for i18next: its key, or one key for each plural form of the language. */
function i18nextEntries(language: string, key: string, text: Text): [string, string][] {
  if (typeof text === 'string') return [[key, text]];
  const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
  return pluralCategories.map((category) => [`${key}_${category}`, text[category] ?? text.other]);
}
