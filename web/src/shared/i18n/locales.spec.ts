import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@larder/locales/languages/locales';
import { findLocales } from '../language/find-locales.js';
import { loadAntdLocale } from './antd-locales.js';
import { ENGLISH, loadMessages, progressOf } from './translations.js';

describe('the languages', () => {
  it.each([
    ['deu', 'de-DE'],
    ['german', 'de-DE'],
    ['العرب', 'ar-SA'],
    ['portugues (b', 'pt-BR'],
    ['zh-TW', 'zh-TW'],
  ])('are found by "%s"', (query, code) => {
    expect(findLocales(LOCALES, query, 'en-US').map((locale) => locale.code)).toContain(code);
  });

  it('can all be selected, in English without a translation', async () => {
    for (const { code } of LOCALES) {
      const messages = await loadMessages(code);
      if (progressOf(code) === 0) expect(messages).toBe(ENGLISH);
      else expect(Object.keys(messages)).not.toHaveLength(0);
    }
  });

  it.each([
    ['de-DE', 'de'],
    ['ar-SA', 'ar'],
    ['sr-SP', 'sr'],
    ['no-NO', 'nb'],
  ] as const)('load the Ant Design texts of %s', async (code, language) => {
    expect(JSON.stringify(await loadAntdLocale(code))).toContain(`"locale":"${language}"`);
  });

  it('fall back to related ones: British English is English', () => {
    expect(progressOf('en-GB')).toBe(100);
  });
});
