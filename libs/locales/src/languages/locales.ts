import { DEFAULT_LOCALE, LOCALES as CODES, type Locale as LocaleCode } from '@larder/contracts/text/locales';

export type { LocaleCode };

/** A language of the product. */
export interface Locale {
  code: LocaleCode;
  /** The name of the language in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** The language with all texts. */
export const FALLBACK_LOCALE = DEFAULT_LOCALE;

const RIGHT_TO_LEFT = new Set<string>(['ar-SA', 'he-IL']);

const NAMES: Record<LocaleCode, string> = {
  'af-ZA': 'Afrikaans',
  'ar-SA': 'العربية',
  'bg-BG': 'Български',
  'ca-ES': 'Català',
  'cs-CZ': 'Čeština',
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'el-GR': 'Ελληνικά',
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  'es-ES': 'Español',
  'fi-FI': 'Suomi',
  'fr-BE': 'Français (Belgique)',
  'fr-CA': 'Français (Canada)',
  'fr-FR': 'Français',
  'gl-ES': 'Galego',
  'he-IL': 'עברית',
  'hr-HR': 'Hrvatski',
  'hu-HU': 'Magyar',
  'is-IS': 'Íslenska',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'lt-LT': 'Lietuvių',
  'lv-LV': 'Latviešu',
  'nl-NL': 'Nederlands',
  'no-NO': 'Norsk',
  'pl-PL': 'Polski',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português',
  'ro-RO': 'Română',
  'ru-RU': 'Русский',
  'sk-SK': 'Slovenčina',
  'sl-SI': 'Slovenščina',
  'sr-SP': 'Српски',
  'sv-SE': 'Svenska',
  'tr-TR': 'Türkçe',
  'uk-UA': 'Українська',
  'vi-VN': 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

/** All locales of the product, ordered by name. */
export const LOCALES: readonly Locale[] = CODES.map((code) => ({
  code,
  name: NAMES[code],
  direction: directionOf(code),
})).sort((one, other) => one.name.localeCompare(other.name, FALLBACK_LOCALE));

/** The writing direction of a language. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}

/** The tag for `Intl` and the `lang` attribute; `sr-SP` is not a standard tag. */
export function languageTag(code: string): string {
  return code === 'sr-SP' ? 'sr-RS' : code;
}
