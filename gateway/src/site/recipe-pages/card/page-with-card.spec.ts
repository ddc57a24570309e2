import { pageWithCard } from './page-with-card.js';
import type { RecipeCard } from './recipe-card.js';

const PAGE = `<html><head>
    <title>Larder</title>
    <meta
      name="description"
      data-hid="description"
      content="Recipes for your household."
    />
    <meta property="og:title" data-hid="og:title" content="Larder" />
    <script src="./boot.js"></script>
  </head><body></body></html>`;

const card: RecipeCard = {
  title: 'Leek Soup',
  description: 'Warm.',
  image: 'https://larder.test/leek.webp?version=a&share=b',
  url: 'https://larder.test/g/home/r/leek-soup',
  data: { '@type': 'Recipe', name: 'Leek Soup' },
};

const count = (text: string, part: string) => text.split(part).length - 1;

describe('a page with the card of a recipe', () => {
  it('describes the recipe instead of the application', () => {
    const page = pageWithCard(PAGE, card);

    expect(page).toContain('<title>Leek Soup</title>');
    for (const key of ['og:url', 'twitter:url'])
      expect(page).toContain(`property="${key}" content="https://larder.test/g/home/r/leek-soup" />`);
    expect(page).toContain('<link rel="canonical" href="https://larder.test/g/home/r/leek-soup" />');
    expect(page).toContain('property="twitter:card" content="summary_large_image" />');
    expect(page).toContain('content="https://larder.test/leek.webp?version=a&amp;share=b"');
    expect(page).toContain('<script type="application/ld+json">{"@type":"Recipe","name":"Leek Soup"}</script>');
    expect([count(page, '<title>'), count(page, 'property="og:title"'), count(page, 'name="description"')]).toEqual([
      1, 1, 1,
    ]);
    expect(page).not.toContain('household');
    expect(page).toContain('./boot.js');
  });

  it('escapes the texts of a recipe', () => {
    const hostile = '"><script>alert(1)</script></title>$&';
    const page = pageWithCard(PAGE, { ...card, title: hostile, description: hostile, data: { name: hostile } });

    expect(page).not.toContain('<script>alert');
    expect(count(page, '</script>')).toBe(2);
    expect(page).toContain('&lt;/title&gt;$&amp;</title>');
  });

  it('escapes what could end its data', () => {
    const page = pageWithCard(PAGE, { ...card, data: { name: '</script>&\u2028\u2029' } });

    expect(page).toContain('{"name":"\\u003c/script\\u003e\\u0026\\u2028\\u2029"}');
  });
});
