import { parseHtml } from '../../html/parse-html.js';
import { MICRODATA, RDFA } from './markup.js';
import { readMarkupRecipes } from './markup-items.js';
import type { Thing } from '../../json/thing.js';

const microdata = (html: string): Thing[] => readMarkupRecipes(parseHtml(html), [MICRODATA]).flat();
const rdfa = (html: string): Thing[] => readMarkupRecipes(parseHtml(html), [RDFA]).flat();
const item = (inside: string): string => `<div itemscope itemtype="https://schema.org/Recipe">${inside}</div>`;

describe('readMarkupRecipes', () => {
  it('reads a recipe in microdata', () => {
    const html = item(`
      <h1 itemprop="name">Lemon <em>tart</em></h1>
      <meta itemprop="prepTime" content="PT20M">
      <time itemprop="cookTime" datetime="PT1H">one hour</time>
      <img itemprop="image" src="data:image/gif;base64,x" data-src="/tart.jpg">
      <a itemprop="url" href="/tart">here</a>
      <ul><li itemprop="recipeIngredient">3 lemons<li itemprop="recipeIngredient">200 g sugar</ul>
      <ol itemprop="recipeInstructions"><li>Grate.</li><li>Bake.</li></ol>`);

    expect(microdata(html)).toEqual([
      {
        '@type': 'Recipe',
        name: 'Lemon tart',
        prepTime: 'PT20M',
        cookTime: 'PT1H',
        image: '/tart.jpg',
        url: '/tart',
        recipeIngredient: ['3 lemons', '200 g sugar'],
        recipeInstructions: 'Grate.\nBake.',
      },
    ]);
  });

  it.each([
    ['older names', item('<p itemprop="ingredients">1 egg</p>'), { recipeIngredient: '1 egg' }],
    ['several names on one element', item('<p itemprop="name headline">Tart</p>'), { name: 'Tart', headline: 'Tart' }],
    [
      'a whole list',
      item('<ul itemprop="recipeIngredient"><li>1 egg<li>salt</ul>'),
      { recipeIngredient: ['1 egg', 'salt'] },
    ],
    ['an image inside', item('<div itemprop="image"><img src="a.jpg"></div>'), { image: 'a.jpg' }],
    ['a linked image', item('<a itemprop="image" href="big.jpg"><img src="a.jpg"></a>'), { image: 'big.jpg' }],
    [
      'a property elsewhere',
      `<p id="n" itemprop="name">Tart</p><div itemscope itemtype="Recipe" itemref="n x"></div>`,
      { name: 'Tart' },
    ],
    [
      'items inside',
      item('<div itemprop="nutrition" itemscope itemtype="NutritionInformation"><b itemprop="calories">90</b></div>'),
      { nutrition: { '@type': 'NutritionInformation', calories: '90' } },
    ],
    [
      'items that only hold text',
      item('<p itemprop="recipeInstructions" itemscope itemtype="HowToStep">Grate.</p>'),
      { recipeInstructions: { '@type': 'HowToStep', text: 'Grate.' } },
    ],
    [
      'other items inside',
      item('<div itemscope itemtype="Person"><b itemprop="name">Ana</b></div><b itemprop="name">Tart</b>'),
      { name: 'Tart' },
    ],
  ])('accepts %s', (_, html, properties) => {
    expect(microdata(html)).toEqual([{ '@type': 'Recipe', ...properties }]);
  });

  it('reads a recipe in RDFa, with and without a prefix', () => {
    const html = `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Tart</h1>
      <span property="schema:recipeIngredient">3 lemons</span><span property="v:ingredient">sugar</span></div>`;

    expect(rdfa(html)).toEqual([{ '@type': 'Recipe', name: 'Tart', recipeIngredient: ['3 lemons', 'sugar'] }]);
  });

  it('reads the ingredients of the old recipe vocabulary', () => {
    const html = `<div typeof="v:Recipe"><li rel="v:ingredient" property="v:ingredient" typeof="v:Ingredient">
      <i property="v:amount">2</i> <i property="v:name">eggs</i></li></div>`;

    expect(rdfa(html)).toEqual([
      { '@type': 'Recipe', recipeIngredient: { '@type': 'Ingredient', amount: '2', name: 'eggs' } },
    ]);
  });

  it('reads any prefix of schema.org, and ingredients whose list names them', () => {
    const html = `<div prefix="s: http://schema.org/" typeof="s:Recipe"><h1 property="s:name">Tart</h1>
      <b property="og:title">Site</b><ul rel="v:ingredient"><li typeof="v:RecipeIngredient"><i property="v:amount">2</i>
      <i property="v:name">eggs</i></li></ul></div>`;

    expect(rdfa(html)).toEqual([
      {
        '@type': 'Recipe',
        name: 'Tart',
        'og:title': 'Site',
        recipeIngredient: { '@type': 'RecipeIngredient', amount: '2', name: 'eggs' },
      },
    ]);
  });

  it('ignores items that are not recipes', () => {
    expect(microdata('<div itemscope itemtype="https://schema.org/RecipeCollection"></div>')).toEqual([]);
  });

  it('is not affected by names of object internals', () => {
    const [recipe] = microdata(item('<p itemprop="__proto__ constructor">x</p>'));

    expect(recipe).toEqual({ '@type': 'Recipe', constructor: 'x' });
  });
});
