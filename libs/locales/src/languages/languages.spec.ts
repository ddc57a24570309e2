import { bestLocale, localesToTry, negotiateLocale } from './negotiate.js';
import { directionOf, languageTag, LOCALES } from './locales.js';

describe('the languages', () => {
  it('are 41, two of them written from right to left', () => {
    expect(LOCALES).toHaveLength(41);
    const rightToLeft = LOCALES.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
    expect(rightToLeft.sort()).toEqual(['ar-SA', 'he-IL']);
    expect([directionOf('he-IL'), directionOf('de-DE')]).toEqual(['rtl', 'ltr']);
  });

  it('all have a tag that Intl supports', () => {
    for (const { code } of LOCALES) expect(() => new Intl.NumberFormat(languageTag(code))).not.toThrow();
  });
});

describe('a browser', () => {
  it.each([
    [['de'], 'de-DE'],
    [['de-AT'], 'de-DE'],
    [['fr-ca', 'en'], 'fr-CA'],
    [['fr-CH'], 'fr-FR'],
    [['pt'], 'pt-PT'],
    [['nb-NO'], 'no-NO'],
    [['sr-RS'], 'sr-SP'],
    [['zh-HK'], 'zh-TW'],
    [['zh-MO', 'en'], 'zh-TW'],
    [['zh-SG'], 'zh-CN'],
    [['zh-Hans-HK'], 'zh-CN'],
    [['zh-Hant-HK'], 'zh-TW'],
    [['xx', 'it-CH'], 'it-IT'],
    [['en-AU'], 'en-US'],
    [['constructor', '__proto__'], 'en-US'],
    [[], 'en-US'],
  ])('with the preferences %j gets %s', (preferred, code) => expect(bestLocale(preferred)).toBe(code));
});

describe('an Accept-Language header', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['de-DE', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['de-AT,en;q=0.5', 'de-DE'],
    ['xx,ar;q=0.8,de;q=0.9', 'de-DE'],
    ['de;q=0', 'en-US'],
    ['*', 'en-US'],
    ['en-GB', 'en-GB'],
    [';;;q=,,,', 'en-US'],
    ['-', 'en-US'],
    ['constructor, de', 'de-DE'],
    [`${'x'.repeat(2000)},de`, 'en-US'],
  ])('%j results in %s', (header, locale) => expect(negotiateLocale(header)).toBe(locale));
});

it('falls back to texts of the same language before English', () => {
  expect(localesToTry('fr-CA')).toEqual(['fr-CA', 'fr-FR', 'fr-BE', 'en-US']);
  expect(localesToTry('pt-PT')).toEqual(['pt-PT', 'pt-BR', 'en-US']);
  expect(localesToTry('sv-SE')).toEqual(['sv-SE', 'en-US']);
});
