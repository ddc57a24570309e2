import { describe, expect, it } from '@jest/globals';
import { findLocales } from '../shared/language/find-locales.js';
import { directionOf, languageTag, LOCALES, negotiateLocale } from './locales.js';

describe('the languages', () => {
  it('are 41, two of them from right to left', () => {
    expect(LOCALES).toHaveLength(41);
    expect(
      LOCALES.filter(({ direction }) => direction === 'rtl')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['ar-SA', 'he-IL']);
  });

  it('all have a tag that browsers understand', () => {
    for (const { code } of LOCALES) expect(() => new Intl.NumberFormat(languageTag(code))).not.toThrow();
  });

  it.each([
    [['de'], 'de-DE'],
    [['de-AT'], 'de-DE'],
    [['fr-ca', 'en'], 'fr-CA'],
    [['fr-CH'], 'fr-FR'],
    [['pt'], 'pt-PT'],
    [['nb-NO'], 'no-NO'],
    [['sr-RS'], 'sr-SP'],
    [['zh-HK'], 'zh-CN'],
    [['xx', 'it-CH'], 'it-IT'],
    [['en-AU'], 'en-US'],
    [[], 'en-US'],
  ])('for a browser that wants %j is %s', (wanted, code) => {
    expect(negotiateLocale(wanted)).toBe(code);
  });

  it.each([
    ['deu', 'de-DE'],
    ['german', 'de-DE'],
    ['العرب', 'ar-SA'],
    ['portugues (b', 'pt-BR'],
    ['zh-TW', 'zh-TW'],
  ])('are found by "%s"', (query, code) => {
    expect(findLocales(LOCALES, query, 'en-US').map((locale) => locale.code)).toContain(code);
  });

  it('know their direction', () => {
    expect([directionOf('he-IL'), directionOf('de-DE')]).toEqual(['rtl', 'ltr']);
  });
});
