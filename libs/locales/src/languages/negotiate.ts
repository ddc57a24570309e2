import { FALLBACK_LOCALE, languageTag, LOCALES, type LocaleCode } from './locales.js';

/** The default of several locales of a language. */
const MAIN_LOCALES = new Map<string, LocaleCode>([
  ['en', FALLBACK_LOCALE],
  ['pt', 'pt-PT'],
  ['fr', 'fr-FR'],
  ['zh', 'zh-CN'],
]);

/** Tags of browsers: the written forms of Norwegian, and Chinese by script, or by regions that write traditional Chinese. */
const ALIASES = new Map<string, LocaleCode>([
  ['nb', 'no-NO'],
  ['nn', 'no-NO'],
  ['zh-hant', 'zh-TW'],
  ['zh-hk', 'zh-TW'],
  ['zh-mo', 'zh-TW'],
  ['zh-hans', 'zh-CN'],
]);

const MAX_HEADER_LENGTH = 1000;

/** The first preferred locale of the product: exact, else by language (`de` → `de-DE`), else English. */
export function bestLocale(preferred: readonly string[]): LocaleCode {
  for (const tag of preferred) {
    const match = exactly(tag.toLowerCase()) ?? mainLocaleOf(tag.toLowerCase());
    if (match) return match;
  }
  return FALLBACK_LOCALE;
}

/** The best locale for an `Accept-Language` header, which may be missing or invalid. */
export function negotiateLocale(header: string | undefined): LocaleCode {
  return bestLocale(preferencesIn(header ?? ''));
}

/** The locales to search for a text, in order: the given one, others of the same language, English. */
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
  const [language = '', scriptOrRegion = ''] = tag.split('-');
  return (
    ALIASES.get(`${language}-${scriptOrRegion}`) ??
    ALIASES.get(language) ??
    MAIN_LOCALES.get(language) ??
    LOCALES.find(({ code }) => code.startsWith(`${language}-`))?.code
  );
}

/** The tags of an `Accept-Language` header by descending quality, without those with quality 0. */
function preferencesIn(header: string): string[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
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
