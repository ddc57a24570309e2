import { readPage } from '../page.js';
import { aPageWith, aRecipe } from '../testing/pages.js';
import { findSchemaRecipe } from './find-schema-recipe.js';
import type { Thing } from '../json/thing.js';

const find = (html: string): Thing | null => findSchemaRecipe(readPage({ html }))?.thing ?? null;

describe('findSchemaRecipe', () => {
  const recipe = aRecipe();
  const { '@context': _, ...bare } = recipe;

  it.each<[string, string]>([
    ['a script of its own', aPageWith(recipe)],
    ['the second script', aPageWith({ '@type': 'WebSite', name: 'Kitchen' }, recipe)],
    ['a list', aPageWith([{ '@type': 'Organization' }, recipe])],
    ['a list in a list', aPageWith([[recipe]])],
    ['a graph', aPageWith({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, recipe] })],
    ['a list inside a graph', aPageWith({ '@graph': [[{ '@type': 'WebPage' }], [recipe]] })],
    ['the main entity of a page', aPageWith({ '@type': 'WebPage', mainEntity: recipe })],
    ['something else', aPageWith({ '@type': 'WebPage', hasPart: { about: [recipe] } })],
    ['a list of types', aPageWith({ ...recipe, '@type': ['Thing', 'recipe'] })],
    ['a type with its address', aPageWith({ ...recipe, '@type': 'http://schema.org/Recipe' })],
    [
      'properties with a prefix',
      aPageWith(Object.fromEntries(Object.entries(bare).map(([k, v]) => [k[0] === '@' ? k : `schema:${k}`, v]))),
    ],
    [
      'properties in the wrong case',
      aPageWith({ ...bare, recipeInstructions: [], RecipeInstructions: bare['recipeInstructions'] }),
    ],
    ['JSON without a context', JSON.stringify(bare)],
    ['a JSON list', JSON.stringify([bare])],
    ['JSON with a graph', JSON.stringify({ '@graph': [bare] })],
    ['JSON without a type', JSON.stringify({ ...bare, '@type': undefined })],
    [
      'a script type in capitals',
      aPageWith(recipe).replace('application/ld+json', 'Application/LD+JSON; charset=utf-8'),
    ],
    ['a script with an unquoted type', aPageWith(recipe).replace('"application/ld+json"', 'application/ld+json')],
    ['data for the scripts of the page', aPageWith({ props: { page: [recipe] } }).replace('ld+json', 'json')],
  ])('finds a recipe in %s', (_place, html) => {
    expect(find(html)).toMatchObject({
      name: 'Lemon tart',
      recipeIngredient: recipe['recipeIngredient'],
      recipeInstructions: recipe['recipeInstructions'],
    });
  });

  it.each([
    ['an empty page', ''],
    ['a page without data', '<h1>Hello</h1>'],
    ['other data', aPageWith({ '@type': 'Article', name: 'On lemons' })],
    ['broken scripts', '<script type="application/ld+json"></script><script type="application/ld+json">{{{</script>'],
    ['other JSON', '{"name": "package", "version": "1.0.0"}'],
  ])('finds none in %s', (_, html) => {
    expect(find(html)).toBeNull();
  });

  it('reads a damaged script', () => {
    const html = `<script type="application/ld+json">//<![CDATA[
      {"@type": "Recipe", "name": "Tart
      with lemons", "recipeIngredient": ["a 9" base",], /* more */ };
    //]]></script>`;

    expect(find(html)).toMatchObject({ '@type': 'Recipe', recipeIngredient: ['a 9" base'] });
  });

  it('reads a script that was encoded twice', () => {
    const html = aPageWith(JSON.stringify(aRecipe()));

    expect(find(html)).toMatchObject({ name: 'Lemon tart' });
  });

  it('prefers the main recipe of the page to those it mentions', () => {
    const related = { '@type': 'ItemList', itemListElement: [{ item: aRecipe({ name: 'Apple pie' }) }] };

    expect(find(aPageWith(related, aRecipe()))?.['name']).toBe('Lemon tart');
  });

  it('reads the first of several recipes', () => {
    expect(find(aPageWith([aRecipe({ name: 'First' }), aRecipe({ name: 'Second' })]))?.['name']).toBe('First');
  });

  it.each([
    ['its name is in the title of the page', '<title>Second | Kitchen</title>'],
    ['its name is the main heading', '<h1>How to make: The second</h1>'],
    ['it has the address of the page', '<link rel="canonical" href="http://cooking.example/2/">'],
  ])('reads another one of several recipes when %s', (_, markup) => {
    const second = aRecipe({ name: 'Second', mainEntityOfPage: { '@id': 'https://www.cooking.example/2#page' } });

    expect(find(aPageWith([aRecipe({ name: 'First' }), second]) + markup)?.['name']).toBe('Second');
  });

  it('skips a recipe with only a name', () => {
    expect(find(aPageWith({ '@type': 'Recipe', name: 'Teaser' }, aRecipe()))?.['name']).toBe('Lemon tart');
  });

  it('completes a recipe from other objects about it', () => {
    const partial = aRecipe({ '@id': '#tart', name: 'Tart', recipeYield: '' });
    const sameId = { '@type': 'Recipe', '@id': '#tart', recipeYield: '8 slices', name: 'Ignored' };
    const sameName = { '@type': 'Recipe', name: 'TART', prepTime: 'PT10M' };
    const other = { '@type': 'Recipe', name: 'Pie', cookTime: 'PT1H' };

    const recipe = find(aPageWith(partial, sameId, sameName, other));

    expect(recipe).toMatchObject({ name: 'Tart', recipeYield: '8 slices', prepTime: 'PT10M' });
    expect(recipe).not.toHaveProperty('cookTime');
  });

  it('returns the object as written', () => {
    const written = aRecipe({ name: 'Tart &amp; cream', custom: { any: ['thing'] } });

    expect(find(aPageWith(written))).toEqual(written);
  });

  it('limits the nesting depth', () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const html = aPageWith(aRecipe({ deep: 'DEEP' })).replace('"DEEP"', deep);

    expect(JSON.stringify(find(html)).length).toBeLessThan(1_000);
  });
});
