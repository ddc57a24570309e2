import type { LocaleCode } from '../languages/locales.js';
import { ARABIC } from './ar-sa.js';
import { GERMAN } from './de-de.js';
import { ENGLISH } from './en-us.js';
import { BRAZILIAN, DUTCH, FRENCH, ITALIAN, POLISH, SPANISH, SWEDISH } from './partly-translated.js';
import type { Texts } from './text-key.js';

/** The servers' texts by locale. A locale without entry is served by its relatives and by English. */
export const CATALOGUE: Partial<Record<LocaleCode, Texts>> = {
  'ar-SA': ARABIC,
  'de-DE': GERMAN,
  'en-US': ENGLISH,
  'es-ES': SPANISH,
  'fr-FR': FRENCH,
  'it-IT': ITALIAN,
  'nl-NL': DUTCH,
  'pl-PL': POLISH,
  'pt-BR': BRAZILIAN,
  'sv-SE': SWEDISH,
};

/** How much of a locale the servers can say, in whole percent of the English texts. */
export function serverProgress(locale: LocaleCode): number {
  const all = Object.keys(ENGLISH).length;
  return Math.floor((Object.keys(CATALOGUE[locale] ?? {}).length / all) * 100);
}
