import { negotiateLocale } from './negotiate-locale.js';

describe('negotiateLocale', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['de-DE', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['de', 'de-DE'],
    ['de-AT,en;q=0.5', 'de-DE'],
    ['pt', 'pt-PT'],
    ['fr', 'fr-FR'],
    ['zh', 'zh-CN'],
    ['xx,ar;q=0.8,de;q=0.9', 'de-DE'],
    ['de;q=0', 'en-US'],
    ['*', 'en-US'],
    ['en', 'en-US'],
    ['en-GB', 'en-GB'],
    [';;;q=,,,', 'en-US'],
  ])('reads %p as %p', (header, locale) => expect(negotiateLocale(header)).toBe(locale));
});
