import { findSchemaRecipe, scrapeRecipe } from './scrape-recipe.js';
import { aPageWith, aRecipe } from './testing/pages.js';

const url = 'https://cooking.example/tarts/lemon';

describe('scrapeRecipe', () => {
  it('converts a page to a scraped recipe', () => {
    const html = aPageWith(
      aRecipe({
        name: 'Lemon &amp; lime tart',
        description: '<p>Sharp.</p>',
        image: ['/pictures/tart.jpg'],
        recipeYield: '8-10',
        prepTime: 'PT20M',
        cookTime: 'PT1H',
        totalTime: 'PT1H20M',
        nutrition: { '@type': 'NutritionInformation', calories: '310 kcal' },
        keywords: 'tart, sweet things',
        url: 'https://elsewhere.example/',
        video: { '@type': 'VideoObject', contentUrl: 'https://video.example/tart.mp4' },
      }),
    );

    expect(scrapeRecipe({ html, url })).toMatchObject({
      strategy: 'structured-data',
      name: 'Lemon & lime tart',
      description: 'Sharp.',
      images: ['https://cooking.example/pictures/tart.jpg'],
      recipeYield: '10 servings',
      yieldQuantity: 10,
      ingredients: [
        { title: '', text: '3 lemons' },
        { title: '', text: '200 g sugar' },
      ],
      steps: [
        { title: '', text: 'Grate the lemons.' },
        { title: '', text: 'Bake for an hour.' },
      ],
      prepTime: { raw: 'PT20M', minutes: 20 },
      performTime: { raw: 'PT1H', minutes: 60 },
      totalTime: { raw: 'PT1H20M', minutes: 80 },
      nutrition: { calories: '310' },
      keywords: ['Tart', 'Sweet Things'],
      orgURL: url,
      video: 'https://video.example/tart.mp4',
      language: 'en',
    });
  });

  it('returns the origin of each field', () => {
    const html = aPageWith(aRecipe({ prepTime: 'PT10M', image: null })).replace(
      '<body>',
      '<meta property="og:image" content="https://p.example/t.jpg"><body>',
    );

    const origins = scrapeRecipe({ html, url })?.origins;

    expect(origins).toMatchObject({
      name: { source: 'json-ld' },
      images: { source: 'open-graph' },
      totalTime: { source: 'derived' },
    });
    expect(origins).not.toHaveProperty('nutrition');
  });

  it('leaves invalid fields empty, and keeps the rest', () => {
    const odd = { any: ['thing'] };
    const html = aPageWith(
      aRecipe({
        description: odd,
        image: 5,
        recipeYield: odd,
        totalTime: odd,
        nutrition: 'plenty',
        keywords: { '@id': 'x' },
        video: 'none',
        url: 'javascript:alert(1)',
      }),
    );

    expect(scrapeRecipe({ html })).toMatchObject({
      name: 'Lemon tart',
      description: '',
      images: [],
      recipeYield: '',
      yieldQuantity: null,
      totalTime: null,
      nutrition: null,
      keywords: [],
      video: null,
      orgURL: null,
    });
  });

  it('takes the description of the page where the data have none', () => {
    const page = aPageWith(aRecipe({ description: ' ' }));
    const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;
    const described = page.replace('<head>', `<head>${meta('description', 'A sharp &amp; sweet tart.')}`);

    expect(scrapeRecipe({ html: described })?.description).toBe('A sharp & sweet tart.');
    expect(
      scrapeRecipe({ html: described.replace('<head>', `<head>${meta('og:description', 'My tart.')}`) }),
    ).toMatchObject({ description: 'My tart.', origins: { description: { source: 'open-graph' } } });
  });

  it('takes the address of the page without the fragment that names it in the data', () => {
    const addressOf = (main: string): string | null | undefined =>
      scrapeRecipe({ html: aPageWith(aRecipe({ mainEntityOfPage: { '@id': main } })) })?.orgURL;

    expect(addressOf('https://p.example/tart/#webpage')).toBe('https://p.example/tart/');
    expect(addressOf('https://p.example/#/tart')).toBe('https://p.example/#/tart');
  });

  it('reads schema.org JSON as well as a page', () => {
    const { '@context': _, ...recipe } = aRecipe({ url });

    for (const json of [recipe, [recipe], { '@graph': [recipe] }]) {
      expect(scrapeRecipe({ html: JSON.stringify(json) })).toMatchObject({ name: 'Lemon tart', orgURL: url });
    }
  });

  it('reads a page that starts with a bracket', () => {
    expect(scrapeRecipe({ html: `[if IE]>{{ title }}${aPageWith(aRecipe())}` })?.name).toBe('Lemon tart');
  });

  it('reads damaged JSON', () => {
    const json = JSON.stringify(aRecipe(), null, 2).replace('"Lemon tart"', '"Lemon\ntart"').replace(/}$/, ',');

    expect(scrapeRecipe({ html: json })).toMatchObject({ name: 'Lemon tart', ingredients: [{}, {}], steps: [{}, {}] });
  });

  it('resolves an image that is a reference', () => {
    const photo = { '@type': 'ImageObject', '@id': '#photo', url: 'https://p.example/tart.jpg' };
    const html = aPageWith({ '@graph': [aRecipe({ image: { '@id': '#photo' } }), photo] });

    expect(scrapeRecipe({ html })?.images).toEqual(['https://p.example/tart.jpg']);
  });

  it('resolves relative addresses against the base of the page', () => {
    const html = aPageWith(aRecipe({ image: 'tart.jpg' })).replace('<head>', '<head><base href="/static/">');

    expect(scrapeRecipe({ html, url })?.images).toEqual(['https://cooking.example/static/tart.jpg']);
  });

  it('accepts a recipe with only steps, named by its page', () => {
    const html = aPageWith({ '@type': 'Recipe', recipeInstructions: 'Grate. Bake.' }).replace(
      '<body>',
      '<body><h1>Lemon <i>tart</i></h1>',
    );

    expect(scrapeRecipe({ html })).toMatchObject({ name: 'Lemon tart', steps: [{ text: 'Grate. Bake.' }] });
  });

  it('prefers the fields of an adapter', () => {
    const adapters = new Map([['cooking.example', { title: () => 'Corrected', ingredients: () => ['1 lime'] }]]);
    const html = aPageWith(aRecipe());

    expect(scrapeRecipe({ html, url }, { adapters })).toMatchObject({
      name: 'Corrected',
      ingredients: [{ text: '1 lime' }],
      steps: [{ text: 'Grate the lemons.' }, { text: 'Bake for an hour.' }],
      origins: { name: { source: 'adapter' }, steps: { source: 'json-ld' } },
    });
    expect(scrapeRecipe({ html, url: 'https://other.example/' }, { adapters })?.name).toBe('Lemon tart');
  });

  it.each(['', '<h1>Hello</h1>', '{}', '[]', 'null', '{"@type":"Recipe","name":"No content"}'])(
    'finds nothing in %j',
    (html) => {
      expect(scrapeRecipe({ html, url })).toBeNull();
    },
  );
});

describe('findSchemaRecipe', () => {
  it('returns the recipe object before any cleaning', () => {
    const written = aRecipe({ name: 'Tart &amp; cream', recipeYield: ['8', '8 slices'] });

    expect(findSchemaRecipe({ html: aPageWith(written), url })).toEqual(written);
    expect(findSchemaRecipe({ html: '<h1>Hello</h1>', url })).toBeNull();
  });
});
