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

  it('creates a stub from share properties', () => {
    const html = `<html lang="de-AT"><meta property="og:title" content="Zitronentarte">
      <meta property="og:description" content="Sauer &amp; süß"><meta property="og:image" content="/t.jpg">
      <meta property="og:article:tag" content="kuchen"><meta property="og:url" content="${url}">`;

    expect(scrapeRecipe({ html })).toMatchObject({
      strategy: 'open-graph',
      name: 'Zitronentarte',
      description: 'Sauer & süß',
      images: ['https://cooking.example/t.jpg'],
      recipeYield: '',
      ingredients: [],
      steps: [],
      keywords: ['Kuchen'],
      orgURL: url,
      language: 'de-AT',
      origins: { name: { source: 'open-graph' } },
    });
  });

  it('reads a page without structured data from its content', () => {
    const html = `<title>Lemon tart - Cooking Example</title><meta property="og:site_name" content="Cooking Example">
      <body><h1>Lemon tart</h1><h2>Ingredients</h2><ul><li>3 lemons<li>200 g sugar</ul>
      <h2>Method</h2><ol><li>Grate the lemons.<li>Bake for an hour.</ol>`;

    expect(scrapeRecipe({ html, url })).toMatchObject({
      strategy: 'content',
      name: 'Lemon tart',
      ingredients: [{ text: '3 lemons' }, { text: '200 g sugar' }],
      steps: [{ text: 'Grate the lemons.' }, { text: 'Bake for an hour.' }],
      origins: { ingredients: { source: 'content' }, name: { source: 'content' } },
    });
  });

  it('adds data that is too incomplete for a recipe', () => {
    const data = { '@type': 'Recipe', name: 'Lemon tart', recipeYield: '6', totalTime: 'PT45M', keywords: 'lemon' };
    const html = aPageWith(data).replace(
      '<body>',
      `<body><h2>Ingredients</h2><ul><li>3 lemons<li>200 g sugar</ul>
      <h2>Method</h2><ol><li>Grate the lemons.<li>Bake for an hour.</ol>`,
    );

    expect(scrapeRecipe({ html, url })).toMatchObject({
      strategy: 'content',
      name: 'Lemon tart',
      yieldQuantity: 6,
      totalTime: { minutes: 45 },
      keywords: ['Lemon'],
      ingredients: [{ text: '3 lemons' }, { text: '200 g sugar' }],
      origins: { name: { source: 'json-ld' }, ingredients: { source: 'content' } },
    });
  });

  it.each<[string, string]>([
    ['marked as the image', '<img src="/big.jpg" width="900" height="600"><img src="/tart.jpg" itemprop="image">'],
    ['described by the name', '<img src="/other.jpg" alt="Ana"><img src="/tart.jpg" alt="A fine lemon tart">'],
    ['loaded late', '<img src="data:image/gif;base64,R0" data-src="/tart.jpg" width="640" height="480">'],
    ['large', '<img src="/icon.png" width="32" height="32"><img src="/tart.jpg" width="500" height="400">'],
  ])('finds an image that is %s when the page states none', (_, images) => {
    const html = aPageWith(aRecipe()).replace('<body>', `<body><nav><img src="/nav.jpg"></nav>${images}`);

    const recipe = scrapeRecipe({ html, url });

    expect(recipe?.images).toEqual([new URL('/tart.jpg', url).href]);
    expect(recipe?.origins.images).toEqual({ source: 'content', confidence: 0.7 });
  });

  it('uses only the given strategies', () => {
    const html = '<meta property="og:title" content="Tart">';

    expect(scrapeRecipe({ html }, { only: ['structured-data'] })).toBeNull();
    expect(scrapeRecipe({ html: aPageWith(aRecipe()) }, { only: ['open-graph'] })).toBeNull();
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
