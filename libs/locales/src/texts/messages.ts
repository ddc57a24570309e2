import type { LocaleCode } from '../languages/locales.js';
import { AFRIKAANS } from './translations/af-za.js';
import { ARABIC } from './translations/ar-sa.js';
import { BULGARIAN } from './translations/bg-bg.js';
import { CATALAN } from './translations/ca-es.js';
import { CZECH } from './translations/cs-cz.js';
import { DANISH } from './translations/da-dk.js';
import { GERMAN } from './translations/de-de.js';
import { GREEK } from './translations/el-gr.js';
import { ENGLISH } from './en-us.js';
import { SPANISH } from './translations/es-es.js';
import { FINNISH } from './translations/fi-fi.js';
import { FRENCH } from './translations/fr-fr.js';
import { GALICIAN } from './translations/gl-es.js';
import { HEBREW } from './translations/he-il.js';
import { CROATIAN } from './translations/hr-hr.js';
import { HUNGARIAN } from './translations/hu-hu.js';
import { ICELANDIC } from './translations/is-is.js';
import { ITALIAN } from './translations/it-it.js';
import { JAPANESE } from './translations/ja-jp.js';
import { KOREAN } from './translations/ko-kr.js';
import { LITHUANIAN } from './translations/lt-lt.js';
import { LATVIAN } from './translations/lv-lv.js';
import { DUTCH } from './translations/nl-nl.js';
import { NORWEGIAN } from './translations/no-no.js';
import { POLISH } from './translations/pl-pl.js';
import { BRAZILIAN } from './translations/pt-br.js';
import { PORTUGUESE } from './translations/pt-pt.js';
import { ROMANIAN } from './translations/ro-ro.js';
import { RUSSIAN } from './translations/ru-ru.js';
import { SLOVAK } from './translations/sk-sk.js';
import { SLOVENIAN } from './translations/sl-si.js';
import { SERBIAN } from './translations/sr-sp.js';
import { SWEDISH } from './translations/sv-se.js';
import { TURKISH } from './translations/tr-tr.js';
import { UKRAINIAN } from './translations/uk-ua.js';
import { VIETNAMESE } from './translations/vi-vn.js';
import { CHINESE } from './translations/zh-cn.js';
import { TRADITIONAL_CHINESE } from './translations/zh-tw.js';
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
