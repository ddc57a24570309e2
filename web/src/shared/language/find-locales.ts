import { plainText } from '../format/find-rows.js';
import { languageTag, type Locale } from '@larder/locales/languages/locales';

/**
 * The locales whose own name, code, or name in the user's language contains the text.
 *
 * @param reader the locale of the page ("German" finds Deutsch)
 */
export function findLocales(locales: readonly Locale[], query: string, reader: string): Locale[] {
  const needle = plainText(query);
  const names = new Intl.DisplayNames([languageTag(reader)], { type: 'language' });
  return locales.filter(({ code, name }) =>
    [name, code, names.of(languageTag(code)) ?? ''].some((text) => plainText(text).includes(needle)),
  );
}
