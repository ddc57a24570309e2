import { scrapeRecipe } from '../scrape-recipe.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';

const CAPTION = `Lemon tart 🍋

Serves 6

Ingredients:
- 3 lemons
- 200 g sugar

Method:
1. Grate the lemons finely.
2. Bake the tart for an hour.

#tart #lemon`;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const meta = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;
const scrape = (head: string, body = ''): ScrapedRecipe | null =>
  scrapeRecipe({ html: `<html><head>${head}</head><body>${body}</body></html>`, url: 'https://video.example/1' });
const script = (value: unknown, type = 'application/ld+json'): string =>
  `<script type="${type}">${JSON.stringify(value)}</script>`;

describe('the text about a video or a post', () => {
  it.each<[string, string]>([
    ['its description for sharing', meta('og:description', CAPTION)],
    ['its description', meta('description', CAPTION)],
    ['a quotation', meta('og:description', `12K likes, 30 comments - ana on May 1, 2025: "${CAPTION}". `)],
    ['the data of a video', script({ '@type': 'VideoObject', name: 'Lemon tart', description: CAPTION })],
    ['the data of a post', script([{ '@type': 'SocialMediaPosting', articleBody: CAPTION }])],
    [
      'the data of a video page',
      `<script>var player = ${JSON.stringify({ details: { shortDescription: CAPTION } })};</script>`,
    ],
    ['the state of an application', script({ scope: { item: { desc: CAPTION } } }, 'application/json')],
    ['a description without line breaks', meta('og:description', CAPTION.replace(/\n+/g, ' ').replace(/ #.*/, ''))],
  ])('is read as a recipe from %s', (_, head) => {
    const recipe = scrape(`<title>Lemon tart</title>${head}`);

    expect(recipe).toMatchObject({ strategy: 'content', name: 'Lemon tart' });
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(['3 lemons', '200 g sugar']);
    expect(recipe?.steps.map(({ text }) => text)).toEqual(['Grate the lemons finely.', 'Bake the tart for an hour.']);
  });

  it('has the images and the address of the page, and the servings of the text', () => {
    const head = meta('og:title', 'Lemon tart') + meta('og:description', CAPTION) + meta('og:image', '/tart.jpg');

    expect(scrape(head)).toMatchObject({
      images: ['https://video.example/tart.jpg'],
      orgURL: 'https://video.example/1',
      yieldQuantity: 6,
      origins: { images: { source: 'open-graph' }, ingredients: { source: 'content' } },
    });
  });

  it('has the first line as its name where the title names the author', () => {
    const head = meta('og:title', 'Ana on Instagram: "Lemon tart"') + meta('og:description', CAPTION);

    expect(scrape(head)?.name).toBe('Lemon tart 🍋');
  });

  it('is no recipe without ingredients and steps', () => {
    const text = `Ingredients for a good life: ${'laugh, sleep and cook with your friends. '.repeat(4)}`;

    expect(scrape(meta('og:description', text))).toMatchObject({ strategy: 'open-graph', ingredients: [] });
  });

  it('does not replace a recipe on the page', () => {
    const body =
      '<h1>Pie</h1><h2>Ingredients</h2><ul><li>2 pears</li><li>1 egg</li></ul><h2>Method</h2><p>Bake the pears in an oven.</p>';

    expect(scrape(meta('og:description', CAPTION), body)?.ingredients.map(({ text }) => text)).toEqual([
      '2 pears',
      '1 egg',
    ]);
  });
});
