import type { LocaleCode } from '../languages/locales.js';
import { ARABIC } from './ar-sa.js';
import { DANISH } from './da-dk.js';
import { GERMAN } from './de-de.js';
import { ENGLISH } from './en-us.js';
import { SPANISH } from './es-es.js';
import { FRENCH } from './fr-fr.js';
import { CROATIAN } from './hr-hr.js';
import { HUNGARIAN } from './hu-hu.js';
import { ITALIAN } from './it-it.js';
import { DUTCH } from './nl-nl.js';
import { POLISH } from './pl-pl.js';
import { BRAZILIAN } from './pt-br.js';
import { RUSSIAN } from './ru-ru.js';
import { SLOVENIAN } from './sl-si.js';
import { SERBIAN } from './sr-sp.js';
import { SWEDISH } from './sv-se.js';
import { UKRAINIAN } from './uk-ua.js';
import { CHINESE } from './zh-cn.js';
import type { Texts } from './text-key.js';

/** The texts of the server by locale. A locale without texts falls back to related ones and to English. */
export const MESSAGES: Partial<Record<LocaleCode, Texts>> = {
  'ar-SA': ARABIC,
  'da-DK': DANISH,
  'de-DE': GERMAN,
  'en-US': ENGLISH,
  'es-ES': SPANISH,
  'fr-FR': FRENCH,
  'hr-HR': CROATIAN,
  'hu-HU': HUNGARIAN,
  'it-IT': ITALIAN,
  'nl-NL': DUTCH,
  'pl-PL': POLISH,
  'pt-BR': BRAZILIAN,
  'ru-RU': RUSSIAN,
  'sl-SI': SLOVENIAN,
  'sr-SP': SERBIAN,
  'sv-SE': SWEDISH,
  'uk-UA': UKRAINIAN,
  'zh-CN': CHINESE,
};

/** Translated share of the server texts of a locale, in whole percent. */
export function serverProgress(locale: LocaleCode): number {
  const all = Object.keys(ENGLISH).length;
  return Math.floor((Object.keys(MESSAGES[locale] ?? {}).length / all) * 100);
}
