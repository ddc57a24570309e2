import { DEFAULT_LOCALE, LOCALES } from '@larder/contracts';

interface Wish {
  tag: string;
  quality: number;
}

/** The best of our locales for an `Accept-Language` header: exact, else of the same language, else `en-US`. */
export function negotiateLocale(header: string | undefined): string {
  for (const { tag } of wishes(header ?? '')) {
    const match = LOCALES.find((locale) => locale.toLowerCase() === tag) ?? sameLanguage(tag);
    if (match) return match;
  }
  return DEFAULT_LOCALE;
}

function wishes(header: string): Wish[] {
  return header
    .slice(0, 1000)
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
    .sort((a, b) => b.quality - a.quality);
}

/** `de` and `de-AT` mean `de-DE`; of several the one whose region repeats the language, else the first. */
function sameLanguage(tag: string): string | undefined {
  const [language = ''] = tag.split('-');
  if (language === 'en') return DEFAULT_LOCALE;
  const candidates = LOCALES.filter((locale) => locale.startsWith(`${language}-`));
  return candidates.find((locale) => locale.toLowerCase() === `${language}-${language}`) ?? candidates[0];
}
