import { FALLBACK_LOCALE, languageTag, LOCALES, type LocaleCode } from './locales.js';

/** Where several locales share a language, the one of the country that named it. */
const MAIN_LOCALES = new Map<string, LocaleCode>([
  ['en', FALLBACK_LOCALE],
  ['pt', 'pt-PT'],
  ['fr', 'fr-FR'],
  ['zh', 'zh-CN'],
]);

/** Browsers name the written forms of Norwegian; Chinese is distinguished by its script too. */
const ALIASES = new Map<string, LocaleCode>([
  ['nb', 'no-NO'],
  ['nn', 'no-NO'],
  ['zh-hant', 'zh-TW'],
  ['zh-hans', 'zh-CN'],
]);

const LONGEST_HEADER = 1000;

/** The first wanted language the product has: exactly, else by language alone (`de` → `de-DE`), else English. */
export function bestLocale(preferred: readonly string[]): LocaleCode {
  for (const tag of preferred) {
    const match = exactly(tag.toLowerCase()) ?? mainLocaleOf(tag.toLowerCase());
    if (match) return match;
  }
  return FALLBACK_LOCALE;
}

/** The best of our locales for an `Accept-Language` header, which may be missing or nonsense. */
export function negotiateLocale(header: string | undefined): LocaleCode {
  return bestLocale(preferencesIn(header ?? ''));
}

/** The locales whose texts serve a reader of `code`, best first: its own, its language's, English. */
export function localesToTry(code: string): string[] {
  const [language = ''] = code.split('-');
  const relatives = LOCALES.map((locale) => locale.code).filter((other) => other.startsWith(`${language}-`));
  const main = mainLocaleOf(language);
  return [...new Set([code, ...(main ? [main] : []), ...relatives, FALLBACK_LOCALE])];
}

function exactly(tag: string): LocaleCode | undefined {
  return LOCALES.find(({ code }) => code.toLowerCase() === tag || languageTag(code).toLowerCase() === tag)?.code;
}

function mainLocaleOf(tag: string): LocaleCode | undefined {
  const [language = '', script = ''] = tag.split('-');
  return (
    ALIASES.get(`${language}-${script}`) ??
    ALIASES.get(language) ??
    MAIN_LOCALES.get(language) ??
    LOCALES.find(({ code }) => code.startsWith(`${language}-`))?.code
  );
}

/** The tags of an `Accept-Language` header, the most wanted first; those with quality 0 are left out. */
function preferencesIn(header: string): string[] {
  return header
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
