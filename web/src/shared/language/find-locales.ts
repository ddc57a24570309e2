import { languageTag, type Locale } from '@larder/locales/languages/locales';
import { findRows } from '../lists/find-rows.js';

/**
 * The locales whose own name, code, or name in the user's language contains the text.
 *
 * @param userLocale the locale of the page (in English, "German" finds Deutsch)
 */
export function findLocales(locales: readonly Locale[], query: string, userLocale: string): Locale[] {
  const names = new Intl.DisplayNames([languageTag(userLocale)], { type: 'language' });
  return findRows(locales, query, ({ code, name }) => [name, code, names.of(languageTag(code)) ?? null]);
}
