import type { StrategyName } from '@larder/recipe-scraper';
import { scrapePage } from './scrape-page.js';

const SOUP = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'] };
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const page = (recipe: object) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
const ALL_STRATEGIES = ['structured-data', 'content', 'open-graph'] as const;
const read = (html: string, only: readonly StrategyName[] = ALL_STRATEGIES) =>
  scrapePage({ output: 'recipe', html, url: null, only, useAdapters: true });

describe('scrapePage', () => {
  it('reads a recipe', () => {
    expect(read(page(SOUP))).toMatchObject({ strategy: 'structured-data', name: 'Soup' });
    expect(read('<p>nothing</p>')).toBeNull();
  });

  it('finds no structured data in an error page', () => {
    const html = '<meta property="og:title" content="Access denied">';

    expect(read(html)).toMatchObject({ strategy: 'open-graph' });
    expect(read(html, ['structured-data'])).toBeNull();
  });

  it('uses an embedded image when the page links to none', () => {
    expect(read(page({ ...SOUP, image: [PIXEL] }))).toMatchObject({ images: [PIXEL] });
    expect(read(JSON.stringify({ ...SOUP, image: { url: PIXEL } }))).toMatchObject({ images: [PIXEL] });
    expect(read(page({ ...SOUP, image: [PIXEL, 'https://x.example/a.jpg'] }))).toMatchObject({
      images: ['https://x.example/a.jpg'],
    });
  });

  it('resolves relative images against the address in the recipe', () => {
    const pasted = page({ ...SOUP, url: 'https://x.example/soups/pea', image: '../pea.jpg' });

    expect(read(pasted)).toMatchObject({ images: ['https://x.example/pea.jpg'] });
  });

  it('returns the schema.org object uncleaned, unless it is too long', () => {
    const schema = (html: string) => scrapePage({ output: 'schema', html, url: null });

    expect(schema(page({ ...SOUP, name: ' A &amp; B ' }))).toMatchObject({ name: ' A &amp; B ' });
    expect(schema(page({ ...SOUP, description: 'x'.repeat(600_000) }))).toBeNull();
    expect(schema('<p>nothing</p>')).toBeNull();
  });
});
