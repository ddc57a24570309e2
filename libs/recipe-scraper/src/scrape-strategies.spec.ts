import { scrapeRecipe } from './scrape-recipe.js';
import { aPageWith, aRecipe } from './testing/pages.js';

const url = 'https://cooking.example/tarts/lemon';

describe('scrapeRecipe on pages whose structured data is incomplete or missing', () => {
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

  it.each([
    ['Lemon tart - Salt &amp; Lemons', 'Salt &amp;amp; Lemons', 'Lemon tart'],
    ['Lemon tart | cooking.example', '', 'Lemon tart'],
    ['Lemon tart – with cream', 'Salt &amp; Lemons', 'Lemon tart – with cream'],
  ])('names a stub without its site: %s', (title, site, name) => {
    const html = `<meta property="og:title" content="${title}"><meta property="og:site_name" content="${site}">`;

    expect(scrapeRecipe({ html, url })?.name).toBe(name);
  });

  it('reads ingredients below their heading on a page that shows no steps', () => {
    const list = '<ul><li>3 lemons<li>200 g sugar<li>1 egg</ul>';
    const sharing = '<meta property="og:title" content="Lemon tart">';

    const [recipe, stub] = [`<h2>Ingredients</h2>${list}`, list].map((html) => scrapeRecipe({ html: sharing + html }));

    expect(recipe).toMatchObject({ strategy: 'content', name: 'Lemon tart', steps: [] });
    expect(recipe?.ingredients).toHaveLength(3);
    expect(stub?.strategy).toBe('open-graph');
  });

  it('reads a page without structured data and omits kitchen equipment', () => {
    const html = `<h1>Lemon tart</h1><h2>Ingredients</h2><ul><li>3 lemons<li>200 g sugar</ul><h3>Tools needed</h3><ul><li>1 bowl<li>Whisk</ul>
      <h2>Method</h2><p>Grate the lemons, then bake for an hour.</p>`;

    expect(scrapeRecipe({ html })?.ingredients.map(({ text }) => text)).toEqual(['3 lemons', '200 g sugar']);
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
    ['of another format', '<picture><source srcset="/s.jpg 300w, /tart.jpg 900w"><img alt="Lemon tart"></picture>'],
    ['for a mobile page', '<amp-img src="/tart.jpg" alt="Lemon tart"></amp-img>'],
    ['described by the name', '<img src="/other.jpg" alt="Ana"><img src="/tart.jpg" alt="A fine lemon tart">'],
    ['behind the title', '<div style="background-image: url(\'/tart.jpg\')"><h1>Tart</h1></div><img src="/b.jpg">'],
    ['the background of the top of the page', '<div class="page-hero" data-bg="/tart.jpg"></div><h1>Tart</h1>'],
    [
      'the first below the title',
      '<img src="/top.jpg"><h1>Tart</h1><img src="/author-avatar.jpg"><a href="/soup"><img src="/soup.jpg"></a><img src="/tart.jpg">',
    ],
    ['loaded late', '<img src="data:image/gif;base64,R0" data-src="/tart.jpg" width="640" height="480">'],
    ['large', '<img src="/icon.png" width="32" height="32"><img src="/tart.jpg" width="500" height="400">'],
  ])('finds an image that is %s when the page states none', (_, images) => {
    const html = aPageWith(aRecipe()).replace('<body>', `<body><nav><img src="/nav.jpg"></nav>${images}`);

    const recipe = scrapeRecipe({ html, url });

    expect(recipe?.images).toEqual([new URL('/tart.jpg', url).href]);
    expect(recipe?.origins.images).toEqual({ source: 'content', confidence: 0.7 });
  });

  it.each<[string, string]>([
    ['data', aPageWith(aRecipe({ image: 'https://1.bp.blogspot.com/a/s320/tart.jpg' }))],
    [
      'body',
      aPageWith(aRecipe()).replace(
        '<body>',
        '<body><img itemprop="image" src="https://1.bp.blogspot.com/a/s320/tart.jpg">',
      ),
    ],
    ['share properties', '<meta property="og:image" content="https://1.bp.blogspot.com/a/s320/tart.jpg">'],
  ])('prefers the original of a small image in the %s', (_, html) => {
    expect(scrapeRecipe({ html, url })?.images).toEqual([
      'https://1.bp.blogspot.com/a/s1600/tart.jpg',
      'https://1.bp.blogspot.com/a/s320/tart.jpg',
    ]);
  });

  it('uses only the given strategies', () => {
    const html = '<meta property="og:title" content="Tart">';

    expect(scrapeRecipe({ html }, { only: ['structured-data'] })).toBeNull();
    expect(scrapeRecipe({ html: aPageWith(aRecipe()) }, { only: ['open-graph'] })).toBeNull();
  });
});
