import { beginningOf, siteNames, withoutSite, withoutSiteBehind } from './site-name.js';

const SITES = ['Sour Things', 'sourthings'];

describe('a title', () => {
  it.each([
    ['Lemon tart | Sour Things', 'Lemon tart'],
    ['Lemon tart - with cream - Sour Things', 'Lemon tart - with cream'],
    ['Lemon tart • SourThings', 'Lemon tart'],
    ['Sour Things: Lemon tart', 'Sour Things: Lemon tart'],
    ['Sour Things » Lemon tart', 'Lemon tart'],
    ['Lemon tart | Sour Things (UK)', 'Lemon tart'],
    ['Lemon tart by Sour Things', 'Lemon tart'],
    ['Lemon tart by Ana', 'Lemon tart by Ana'],
    ['Sour things', 'Sour things'],
    ['Lemon tart, sour things', 'Lemon tart, sour things'],
  ])('"%s" without its site is "%s"', (title, rest) => {
    expect(withoutSite(title, SITES)).toBe(rest);
  });

  it.each([
    ['Lemon tart with photos - Sour Things - Recipes', 'Lemon tart'],
    ['Lemon tart with cream', 'Lemon tart with cream'],
    ['Lemon tarts of Sour Things', 'Lemon tarts of Sour Things'],
  ])('"%s" below its heading is "%s"', (title, name) => {
    expect(withoutSiteBehind(title, ['Search', 'Lemon tart'], SITES)).toBe(name);
  });

  it('starts with the name of the recipe', () => {
    expect(beginningOf('Lemon tart – Sour Things | Home')).toBe('Lemon tart');
    expect(beginningOf('Lemon tart')).toBe('Lemon tart');
  });

  it('finds the name of the site in its properties and its address', () => {
    const meta = new Map([['og:site_name', ['Sour &amp; Sweet']]]);

    expect(siteNames(meta, 'https://www.sour.example/tart')).toEqual(['Sour & Sweet', 'sour.example', 'example']);
    expect(siteNames(new Map(), null)).toEqual([]);
  });
});
