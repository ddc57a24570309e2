import fc from 'fast-check';
import * as scraper from './index.js';
import { aPageWith, aRecipe } from './testing/pages.js';

const { findSchemaRecipe, scrapeRecipe } = scraper;

const FIELDS = [
  ...['@id', '@type', 'name', 'description', 'image', 'recipeYield', 'recipeIngredient', 'recipeInstructions'],
  ...['totalTime', 'prepTime', 'cookTime', 'nutrition', 'keywords', 'url', 'video', 'mainEntityOfPage', 'inLanguage'],
];

/** Values that schema.org data might hold somewhere, sensible or not. */
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

function expectAnswer(html: string): void {
  const draft = scrapeRecipe({ html, url: 'https://cooking.example/' });
  if (draft === null) return;
  expect(texts(draft).every((text) => typeof text === 'string')).toBe(true);
  expect(draft.images.every((address) => /^https?:/.test(address))).toBe(true);
}

describe('a page of any kind is answered', () => {
  it('whatever its recipe holds in any field', () => {
    const properties = fc.dictionary(fc.constantFrom(...FIELDS), anyValue);
    fc.assert(
      fc.property(properties, (odd) => expectAnswer(aPageWith({ ...aRecipe(), ...odd }))),
      { numRuns: 500 },
    );
  });

  it('whatever its script holds', () => {
    fc.assert(fc.property(anyValue, (value) => expectAnswer(aPageWith(value, { '@type': 'Recipe', value }))));
  });

  it('wherever a good page was damaged', () => {
    const good =
      aPageWith(aRecipe({ image: { '@id': '#p' } }), { '@graph': [{ '@id': '#p', url: 'a.jpg' }] }) +
      `<div itemscope itemtype="Recipe" itemref="x"><ul itemprop="ingredients"><li>1 egg</ul><b itemprop="name">Tart</b></div>`;
    const damage = fc.record({ at: fc.nat(good.length), length: fc.nat(20), text: fc.string({ maxLength: 6 }) });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (damages) => {
        const html = damages.reduce(
          (text, { at, length, text: by }) => text.slice(0, at) + by + text.slice(at + length),
          good,
        );
        expectAnswer(html);
        JSON.stringify(findSchemaRecipe({ html }));
      }),
      { numRuns: 500 },
    );
  });

  it('even if it is no text at all', () => {
    for (const html of [undefined, null, 5, {}, []]) expect(scrapeRecipe({ html: html as string })).toBeNull();
  });
});

describe('a cleaning rule answers any value', () => {
  const rules = Object.entries(scraper).filter(([name]) => /^(clean|read)/.test(name));

  it.each(rules)('%s', (_, rule) => {
    fc.assert(fc.property(anyValue, (value) => void (rule as (value: unknown) => unknown)(value)));
  });
});

const LENGTH = 2_000_000;
const fill = (piece: string): string => piece.repeat(Math.floor(LENGTH / piece.length));
const recipeWith = (properties: string): string =>
  `<script type="application/ld+json">{"@type":"Recipe","name":"T",${properties}}</script>`;

// Quadratic work on any of these would take minutes and run into the time limit of the test.
describe('a page of two megabytes is answered, even one of', () => {
  it.each<[string, string]>([
    ['open elements', fill('<b>')],
    ['open blocks', fill('<div><p>')],
    ['stray end tags', fill('<div></p></b></div></td>')],
    ['end tags after open elements', '<b>'.repeat(300_000) + '</i></b>'.repeat(200_000)],
    ['list items never closed', `<ul>${fill('<li>')}`],
    ['angle brackets', fill('<')],
    ['comment starts', fill('<!--')],
    ['attributes', `<a ${fill('a=b ')}>`],
    ['an attribute', `<a title="${fill('x')}">`],
    ['script starts', fill('<script>')],
    ['many scripts', fill('<script type="application/ld+json">{"@type":"Recipe"}</script>')],
    ['many meta tags', fill('<meta property="og:image" content="/a.jpg">')],
    ['list items', `<ul>${fill('<li>1 cup')}`],
    ['nested items', fill('<ul><li>1 cup')],
    ['rows', `<div>${fill('<div class=a><i>1</i><i>cup</i></div>')}</div>`],
    ['headings', fill('<h2>Ingredients</h2><p>a')],
    ['headings and items', fill('<p>Ingredients</p><li>1 cup')],
    ['hints', fill('<h2>How to make it</h2><p>a</p>')],
    ['dashes in headings', `<title>${fill('-')}x</title><h2>${fill('-').slice(0, 99_000)}x</h2>${fill('<p>- </p>')}`],
    ['classes', `<div class="${fill('a-b ')}">x`],
    ['classes on every element', fill('<div class="ingredients steps a b c d">x')],
    ['steps told elsewhere', recipeWith('"recipeInstructions":["a","b"]') + fill('<ol><li>a</li></ol><h2>Steps</h2>')],
    ['nested microdata', fill('<p itemprop=ingredients><i itemscope itemtype=Recipe itemprop=name>')],
    ['nested ingredient lists', fill('<div itemscope itemtype=Recipe><ul itemprop=recipeIngredient><li>')],
    ['references', fill('<p id=a itemprop=name><b itemscope itemtype=Recipe itemref="a b c d"></b>')],
    ['nested lists in data', recipeWith(`"image":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`)],
    ['nested lists never closed', recipeWith(`"image":${fill('[')}`)],
    ['nested objects never closed', recipeWith(fill('"a":{'))],
    [
      'members',
      recipeWith(`${Array.from({ length: 150_000 }, (_, i) => `"k${i}":1`).join()},"recipeIngredient":["a"]`),
    ],
    ['ingredients', recipeWith(`"recipeIngredient":[${fill('"1 egg",')}"x"]`)],
    ['broken ingredients', recipeWith(`"recipeIngredient":[${fill('"1 "egg",')}`)],
    ['a text', recipeWith(`"recipeIngredient":"${fill('a ')}"`)],
    ['blanks in a text', recipeWith(`"recipeIngredient":["a${fill(' ')}b"]`)],
    ['line breaks in a text', recipeWith(`"recipeInstructions":"a${fill('\\n ')}b"`)],
    ['entities', recipeWith(`"recipeInstructions":"a ${fill('&amp;')} b"`)],
    ['encoded entities', recipeWith(`"recipeInstructions":"a &${fill('amp;')} b"`)],
    ['numbered text', recipeWith(`"recipeInstructions":"${fill('1. 2. 3. ')}"`)],
    ['markup in a text', recipeWith(`"recipeInstructions":"${fill('<b>')}"`)],
    ['digits', recipeWith(`"recipeYield":"${fill('1')}","recipeIngredient":["a"],"totalTime":"PT${fill('9')}M"`)],
    ['sections', recipeWith(`"recipeInstructions":[${fill('{"@type":"HowToSection","itemListElement":[')}`)],
    [
      'recipes',
      `<script type="application/ld+json">[${fill('{"@type":"Recipe","name":"T","recipeIngredient":["a"]},')}]</script>`,
    ],
    ['JSON', fill('{"a":[')],
    ['zeroes', fill('\u0000')],
  ])('%s', (_, html) => {
    expectAnswer(html);
  });
});
