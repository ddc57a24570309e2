/** A language the product can be used in. */
export interface Locale {
  code: string;
  /** The language's name for itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const FALLBACK_LOCALE = 'en-US';

const RIGHT_TO_LEFT = new Set(['ar-SA', 'he-IL']);

/** Every locale of the product, ordered by its own name. */
export const LOCALES: readonly Locale[] = Object.entries({
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
})
  .map(([code, name]): Locale => ({ code, name, direction: directionOf(code) }))
  .sort((one, other) => one.name.localeCompare(other.name, FALLBACK_LOCALE));

/** Which way a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}

/** The tag that `Intl` and the `lang` attribute understand: `sr-SP` is ours alone. */
export function languageTag(code: string): string {
  return code === 'sr-SP' ? 'sr-RS' : code;
}

/** The first wanted language the product has: exactly, else by language alone (`de` → `de-DE`), else English. */
export function negotiateLocale(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const match =
      LOCALES.find(({ code }) => languageTag(code).toLowerCase() === lower || code.toLowerCase() === lower) ??
      homeOf(lower.split('-')[0] ?? '');
    if (match) return match.code;
  }
  return FALLBACK_LOCALE;
}

/** The locale for a bare language; where there are several, the one of the country that named the language. */
function homeOf(language: string): Locale | undefined {
  const spoken = language === 'nb' || language === 'nn' ? 'no' : language;
  const home = { en: FALLBACK_LOCALE, pt: 'pt-PT', fr: 'fr-FR', zh: 'zh-CN' }[spoken];
  return LOCALES.find(({ code }) => (home ? code === home : code.split('-')[0] === spoken));
}
