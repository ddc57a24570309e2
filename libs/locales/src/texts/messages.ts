import type { LocaleCode } from '../languages/locales.js';
import { ARABIC } from './ar-sa.js';
import { CATALAN } from './ca-es.js';
import { DANISH } from './da-dk.js';
import { GERMAN } from './de-de.js';
import { GREEK } from './el-gr.js';
import { ENGLISH } from './en-us.js';
import { SPANISH } from './es-es.js';
import { FRENCH } from './fr-fr.js';
import { ITALIAN } from './it-it.js';
import { DUTCH } from './nl-nl.js';
import { ROMANIAN } from './ro-ro.js';
import { SWEDISH } from './sv-se.js';
import { BRAZILIAN, POLISH } from './partly-translated.js';
import type { Texts } from './text-key.js';

/** The texts of the server by locale. A locale without texts falls back to related ones and to English. */
export const MESSAGES: Partial<Record<LocaleCode, Texts>> = {
  'ar-SA': ARABIC,
  'ca-ES': CATALAN,
  'da-DK': DANISH,
  'de-DE': GERMAN,
  'el-GR': GREEK,
  'en-US': ENGLISH,
  'es-ES': SPANISH,
  'fr-FR': FRENCH,
  'it-IT': ITALIAN,
  'nl-NL': DUTCH,
  'pl-PL': POLISH,
  'pt-BR': BRAZILIAN,
  'ro-RO': ROMANIAN,
  'sv-SE': SWEDISH,
};

/** Translated share of the server texts of a locale, in whole percent. */
export function serverProgress(locale: LocaleCode): number {
  const all = Object.keys(ENGLISH).length;
  return Math.floor((Object.keys(MESSAGES[locale] ?? {}).length / all) * 100);
}
