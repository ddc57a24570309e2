import type { LocaleCode } from '../languages/locales.js';
import { ARABIC } from './ar-sa.js';
import { CZECH } from './cs-cz.js';
import { DANISH } from './da-dk.js';
import { GERMAN } from './de-de.js';
import { ENGLISH } from './en-us.js';
import { FINNISH } from './fi-fi.js';
import { DUTCH } from './nl-nl.js';
import { NORWEGIAN } from './no-no.js';
import { BRAZILIAN, FRENCH, ITALIAN, POLISH, SPANISH } from './partly-translated.js';
import { SWEDISH } from './sv-se.js';
import type { Texts } from './text-key.js';

/** The texts of the server by locale. A locale without texts falls back to related ones and to English. */
export const MESSAGES: Partial<Record<LocaleCode, Texts>> = {
  'ar-SA': ARABIC,
  'cs-CZ': CZECH,
  'da-DK': DANISH,
  'de-DE': GERMAN,
  'en-US': ENGLISH,
  'es-ES': SPANISH,
  'fi-FI': FINNISH,
  'fr-FR': FRENCH,
  'it-IT': ITALIAN,
  'nl-NL': DUTCH,
  'no-NO': NORWEGIAN,
  'pl-PL': POLISH,
  'pt-BR': BRAZILIAN,
  'sv-SE': SWEDISH,
};

/** Translated share of the server texts of a locale, in whole percent. */
export function serverProgress(locale: LocaleCode): number {
  const all = Object.keys(ENGLISH).length;
  return Math.floor((Object.keys(MESSAGES[locale] ?? {}).length / all) * 100);
}
