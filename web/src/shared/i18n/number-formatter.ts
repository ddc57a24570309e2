import type { FormatterModule } from 'i18next';
import { languageTag } from '@larder/locales/languages/locales';

/** Shows the numbers in texts with the digits and separators of the language; other values are not changed. */
export const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' && locale ? value.toLocaleString(languageTag(locale)) : (value as string),
};
