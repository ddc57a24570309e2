import { DEFAULT_LOCALE, LOCALES as CODES, type Locale as LocaleCode } from '@larder/contracts/text/locales';

export type { LocaleCode };

/** A language the product can be used in. */
export interface Locale {
  code: LocaleCode;
  /** The language's name for itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** The language in which every text exists. */
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

/** Every locale of the product, ordered by its own name. */
export const LOCALES: readonly Locale[] = CODES.map((code) => ({
  code,
  name: NAMES[code],
  direction: directionOf(code),
})).sort((one, other) => one.name.localeCompare(other.name, FALLBACK_LOCALE));

/** Which way a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}

/** The tag that `Intl` and the `lang` attribute understand: `sr-SP` is ours alone. */
export function languageTag(code: string): string {
  return code === 'sr-SP' ? 'sr-RS' : code;
}
