import fc from 'fast-check';
import * as scraper from './index.js';
import { hostilePages } from './testing/hostile-pages.js';
import { aPageWith, aRecipe } from './testing/pages.js';

const { findSchemaRecipe, scrapeRecipe } = scraper;

const FIELDS = [
  ...['@id', '@type', 'name', 'description', 'image', 'recipeYield', 'recipeIngredient', 'recipeInstructions'],
  ...['totalTime', 'prepTime', 'cookTime', 'nutrition', 'keywords', 'url', 'video', 'mainEntityOfPage', 'inLanguage'],
];

/** Values that schema.org data may contain, valid or not. */
const anyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      '',
      ' ',
      'PT1H',
      '&amp;lt;b&gt;',
      '<p>a<p>b',
      '[{"text":',
      '{"0":1}',
    ),
    fc.string(),
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        '@type',
        '@id',
        '@value',
        'text',
        'name',
        'url',
        'item',
        'itemListElement',
        'value',
        '0',
        '__proto__',
        'x',
      ),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

const texts = ({ name, description, recipeYield, ingredients, steps }: scraper.ScrapedRecipe): unknown[] => [
  name,
  description,
  recipeYield,
  ...[...ingredients, ...steps].flatMap(({ title, text }) => [title, text]),
];

function expectAnswer(html: string, url = 'https://cooking.example/'): void {
  const recipe = scrapeRecipe({ html, url });
  if (recipe === null) return;
  expect(texts(recipe).every((text) => typeof text === 'string')).toBe(true);
  expect(recipe.images.every((address) => /^https?:/.test(address))).toBe(true);
}

const SHOWN = `<h2>Ingredients</h2><h3>Base</h3><ul><li>1 cup flour</li></ul><h3>Filling</h3><ul><li>3 lemons</li></ul>
  <h2>Method</h2><ol><li>Knead the flour.</li><li>Grate the lemons &amp; bake.</li></ol>`;
const MARKED = `<div itemscope itemtype="https://schema.org/Recipe" itemref="x"><b itemprop="name">Tart</b>
  <ul itemprop="ingredients"><li>1 egg<li>2.50 g salt</ul></div><i id="x" itemprop="recipeInstructions">1. Mix. 2. Bake. 3. Eat.</i>
  <p vocab="https://schema.org/" typeof="Recipe"><b property="recipeIngredient" data-ingredient-name="true">1 egg</b></p>`;
const SITES = ['bodybuilding.com', 'cookomix.com', 'eggs.ca', 'weightwatchers.com', 'xiachufang.com'];

/** Pages of every supported kind, by their content. */
const GOOD_PAGES: [string, string][] = [
  ['JSON-LD', aPageWith(aRecipe({ image: { '@id': '#p' } }), { '@graph': [{ '@id': '#p', url: 'a.jpg' }] })],
  ['annotated markup', MARKED],
  ['nothing but what it shows', SHOWN],
  ['data and content', aPageWith(aRecipe({ recipeIngredient: ['1 cup flour', '3 lemons'] })) + SHOWN],
  ['JSON alone', JSON.stringify(aRecipe({ recipeYield: '4', totalTime: 'PT1H' }))],
];

describe('a page of any kind has a result', () => {
  it('with any value in any field of its recipe', () => {
    const properties = fc.dictionary(fc.constantFrom(...FIELDS), anyValue);
    fc.assert(
      fc.property(properties, (odd) => expectAnswer(aPageWith({ ...aRecipe(), ...odd }))),
      { seed: 1729, numRuns: 500 },
    );
  });

  it('with any text in its script', () => {
    fc.assert(
      fc.property(anyValue, (value) => expectAnswer(aPageWith(value, { '@type': 'Recipe', value }))),
      { seed: 1729 },
    );
  });

  it.each(GOOD_PAGES)('with a damaged part and %s', (_, good) => {
    const damage = fc.record({
      at: fc.nat(good.length),
      length: fc.nat(20),
      by: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.nat(good.length).map((from) => good.slice(from, from + 30)),
      ),
    });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (damages) => {
        const html = damages.reduce(
          (text, { at, length, by }) => text.slice(0, at) + by + text.slice(at + length),
          good,
        );
        expectAnswer(html);
        JSON.stringify(findSchemaRecipe({ html }));
      }),
      { seed: 1729, numRuns: 300 },
    );
  });

  it.each(GOOD_PAGES)('with %s, truncated anywhere', (_, good) => {
    for (let end = 0; end < good.length; end++) expectAnswer(good.slice(0, end));
  });

  it.each(SITES)('with %s on a supported site', (site) => {
    const names = ['instructions', 'ingredient', 'bb-recipe__ingredient-list-item', 'page-title'];
    const markup = names.map((name) => `<li class="${name}"><h2>1 egg</h2><li>2 figs</li>`).join('');
    const marks = ['item', 'name', 'description']
      .map((part) => `<p data-e2e-name="ingredient_${part}">1, egg`)
      .join('');
    const piece = fc.constantFrom(
      ...names.map((name) => `<ul class="${name}">`),
      marks,
      markup,
      '</li>',
      '</ul>',
      'a, b',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expectAnswer(aPageWith(aRecipe()) + pieces.join(''), `https://${site}/x`);
      }),
      { seed: 1729 },
    );
  });

  it('without any text', () => {
    for (const html of [undefined, null, 5, {}, []]) expect(scrapeRecipe({ html: html as string })).toBeNull();
  });
});

describe('a cleaning rule accepts any value', () => {
  const rules = Object.entries(scraper).filter(([name]) => /^(clean|read)/.test(name));

  it.each(rules)('%s', (_, rule) => {
    fc.assert(fc.property(anyValue, (value) => void (rule as (value: unknown) => unknown)(value)));
  });
});

const LENGTH = 1_000_000;

// A backtracking regular expression would take minutes for these and exceed the time limit of the test.
describe('a page of a megabyte has a result, even one of', () => {
  it.each(hostilePages(LENGTH))('%s', (_, html) => {
    expectAnswer(html);
  });
});
