import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { changeLocale, i18n, preferredLocale, showLocale } from './i18n.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await showLocale('en-US');
  document.cookie = 'larder.locale=; Max-Age=0; Path=/';
});

describe('the language of the page', () => {
  it('is the last choice, also when the messages of an earlier one arrive later', async () => {
    const slow = changeLocale('de-DE'); // its messages are not loaded yet
    await changeLocale('en-US');
    await slow;

    expect(i18n.language).toBe('en-US');
    expect(document.documentElement.lang).toBe('en-US');
    expect(preferredLocale()).toBe('en-US');
  });

  it('has its own digits and separators of thousands', async () => {
    expect(i18n.t('data.select-all', { total: 12_850 })).toBe('Select all (12,850)');
    await showLocale('ar-SA');
    expect(i18n.t('data.select-all', { total: 12_850 })).toBe('تحديد الكل (١٢٬٨٥٠)');
    expect(i18n.t('search.results', { count: 3 })).toBe('٣ وصفات');
  });

  it('is stored for the next visit, with its writing direction', async () => {
    await changeLocale('ar-SA');

    expect(preferredLocale()).toBe('ar-SA');
    expect(document.documentElement).toMatchObject({ lang: 'ar-SA', dir: 'rtl' });
    expect(localStorage.getItem('painted-locale')).toBe('{"lang":"ar-SA","dir":"rtl"}');
  });

  it('is the one of the browser while none is stored, or the product does not have the stored one', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en-US']);
    expect(preferredLocale()).toBe('de-DE');

    document.cookie = 'larder.locale=xx-XX; Path=/';
    expect(preferredLocale()).toBe('de-DE');
  });
});
