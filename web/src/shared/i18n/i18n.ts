import { directionOf, FALLBACK_LOCALE, languageTag, LOCALES } from '@larder/locales/languages/locales';
import { bestLocale } from '@larder/locales/languages/negotiate';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeStorage } from '../storage/web-storage.js';
import { numberFormatter } from './number-formatter.js';
import { ENGLISH, loadMessages } from './translations.js';

const COOKIE = 'larder.locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The messages of the product. English is bundled; other locales are loaded on demand. */
export const i18n = createInstance();

void i18n
  .use(initReactI18next)
  .use(numberFormatter)
  .init({
    lng: FALLBACK_LOCALE,
    fallbackLng: FALLBACK_LOCALE,
    resources: { [FALLBACK_LOCALE]: { translation: ENGLISH } },
    // React escapes.
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
    initAsync: false,
  });

/** The locale that was requested last: messages of an earlier one that arrive later are not shown. */
let requested: string = FALLBACK_LOCALE;

/** Switches the language and stores the choice. When the messages cannot be loaded, the language is kept. */
export async function changeLocale(code: string): Promise<void> {
  await showLocale(code);
  if (requested !== code) return;
  document.cookie = `${COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** The initial language: the stored choice, else the browser's, else English. */
export function preferredLocale(): string {
  const stored = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return LOCALES.some(({ code }) => code === stored) ? (stored ?? '') : bestLocale(navigator.languages);
}

/** Switches the language without storing it. */
export async function showLocale(code: string): Promise<void> {
  requested = code;
  if (!i18n.hasResourceBundle(code, 'translation')) {
    i18n.addResourceBundle(code, 'translation', await loadMessages(code));
  }
  if (requested !== code) return;
  await i18n.changeLanguage(code);

  const attributes = { lang: languageTag(code), dir: directionOf(code) };
  Object.assign(document.documentElement, attributes);
  writeStorage('painted-locale', attributes);
}
