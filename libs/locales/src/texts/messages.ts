import type { LocaleCode } from '../languages/locales.js';
import { AFRIKAANS } from './af-za.js';
import { ARABIC } from './ar-sa.js';
import { BULGARIAN } from './bg-bg.js';
import { CATALAN } from './ca-es.js';
import { CZECH } from './cs-cz.js';
import { DANISH } from './da-dk.js';
import { GERMAN } from './de-de.js';
import { GREEK } from './el-gr.js';
import { ENGLISH } from './en-us.js';
import { SPANISH } from './es-es.js';
import { FINNISH } from './fi-fi.js';
import { FRENCH } from './fr-fr.js';
import { GALICIAN } from './gl-es.js';
import { HEBREW } from './he-il.js';
import { CROATIAN } from './hr-hr.js';
import { HUNGARIAN } from './hu-hu.js';
import { ICELANDIC } from './is-is.js';
import { ITALIAN } from './it-it.js';
import { JAPANESE } from './ja-jp.js';
import { KOREAN } from './ko-kr.js';
import { LITHUANIAN } from './lt-lt.js';
import { LATVIAN } from './lv-lv.js';
import { DUTCH } from './nl-nl.js';
import { NORWEGIAN } from './no-no.js';
import { POLISH } from './pl-pl.js';
import { BRAZILIAN } from './pt-br.js';
import { PORTUGUESE } from './pt-pt.js';
import { ROMANIAN } from './ro-ro.js';
import { RUSSIAN } from './ru-ru.js';
import { SLOVAK } from './sk-sk.js';
import { SLOVENIAN } from './sl-si.js';
import { SERBIAN } from './sr-sp.js';
import { SWEDISH } from './sv-se.js';
import { TURKISH } from './tr-tr.js';
import { UKRAINIAN } from './uk-ua.js';
import { VIETNAMESE } from './vi-vn.js';
import { CHINESE } from './zh-cn.js';
import { TRADITIONAL_CHINESE } from './zh-tw.js';
import type { Texts } from './text-key.js';

/** The texts of the server by locale. A locale without texts falls back to related ones and to English. */
export const MESSAGES: Partial<Record<LocaleCode, Texts>> = {
  'af-ZA': AFRIKAANS,
  'ar-SA': ARABIC,
  'bg-BG': BULGARIAN,
  'ca-ES': CATALAN,
  'cs-CZ': CZECH,
  'da-DK': DANISH,
  'de-DE': GERMAN,
  'el-GR': GREEK,
  'en-US': ENGLISH,
  'es-ES': SPANISH,
  'fi-FI': FINNISH,
  'fr-FR': FRENCH,
  'gl-ES': GALICIAN,
  'he-IL': HEBREW,
  'hr-HR': CROATIAN,
  'hu-HU': HUNGARIAN,
  'is-IS': ICELANDIC,
  'it-IT': ITALIAN,
  'ja-JP': JAPANESE,
  'ko-KR': KOREAN,
  'lt-LT': LITHUANIAN,
  'lv-LV': LATVIAN,
  'nl-NL': DUTCH,
  'no-NO': NORWEGIAN,
  'pl-PL': POLISH,
  'pt-BR': BRAZILIAN,
  'pt-PT': PORTUGUESE,
  'ro-RO': ROMANIAN,
  'ru-RU': RUSSIAN,
  'sk-SK': SLOVAK,
  'sl-SI': SLOVENIAN,
  'sr-SP': SERBIAN,
  'sv-SE': SWEDISH,
  'tr-TR': TURKISH,
  'uk-UA': UKRAINIAN,
  'vi-VN': VIETNAMESE,
  'zh-CN': CHINESE,
  'zh-TW': TRADITIONAL_CHINESE,
};

/** Translated share of the server texts of a locale, in whole percent. */
export function serverProgress(locale: LocaleCode): number {
  const all = Object.keys(ENGLISH).length;
  return Math.floor((Object.keys(MESSAGES[locale] ?? {}).length / all) * 100);
}
