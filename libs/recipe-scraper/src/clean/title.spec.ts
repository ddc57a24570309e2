import { cleanTitle } from './title.js';

describe('cleanTitle', () => {
  it.each([
    ['Lemon tart – Recipe', 'Lemon tart'],
    ['Citroentaart | recept', 'Citroentaart'],
    ['Zitronentarte - Rezept', 'Zitronentarte'],
    [' Lemon &amp; lime <b>tart</b> ', 'Lemon & lime tart'],
  ])('cleans "%s" to "%s"', (raw, title) => {
    expect(cleanTitle(raw)).toBe(title);
  });

  it.each(['Lemon tart recipe', 'Recipe', 'Muffins – leftover recipe', 'Anti-recipe'])('keeps "%s"', (title) => {
    expect(cleanTitle(title)).toBe(title);
  });
});
