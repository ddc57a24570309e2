import { scrapeRecipe } from '../scrape-recipe.js';
import { aPageWith, aRecipe } from '../testing/pages.js';
import { resolveReferences } from './resolve-references.js';

describe('resolveReferences', () => {
  const byId = new Map<string, Record<string, unknown>>([
    ['#step', { '@id': '#step', '@type': 'HowToStep', text: 'Grate.', image: { '@id': '#photo' } }],
    ['#photo', { '@id': '#photo', 'schema:url': 'tart.jpg', about: { '@id': '#photo' } }],
    ['#part', { '@id': '#part', itemListElement: [{ '@id': '#step' }] }],
  ]);

  it.each<[string, unknown, unknown]>([
    ['in a list', [{ '@id': '#part' }], [{ itemListElement: [{ text: 'Grate.', image: { url: 'tart.jpg' } }] }]],
    ['with a type', { '@id': '#step', '@type': 'HowToStep' }, { text: 'Grate.' }],
    ['to itself', { '@id': '#photo' }, { url: 'tart.jpg', about: { '@id': '#photo' } }],
    ['to nothing', { '@id': '#none' }, { '@id': '#none' }],
    ['in a JSON-LD list', { '@list': ['Grate.', { '@id': '#step' }] }, ['Grate.', { text: 'Grate.' }]],
  ])('follows a reference %s', (_, value, resolved) => {
    expect(resolveReferences(byId, value)).toMatchObject(resolved as object);
  });

  it('ends where objects refer to each other many times', () => {
    const ids = Array.from({ length: 22 }, (_, index) => `#${index}`);
    const things = ids.map((id, index): [string, Record<string, unknown>] => [
      id,
      { '@id': id, name: id, parts: Array.from({ length: 10 }, () => ({ '@id': `#${index + 1}` })) },
    ]);

    expect(resolveReferences(new Map(things), { '@id': '#0' })).toMatchObject({ name: '#0' });
  });
});

describe('a recipe whose parts are objects of their own', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      aRecipe({ recipeInstructions: [{ '@id': '#dough', '@type': 'HowToSection' }], image: [{ '@id': '#photo' }] }),
      { '@type': 'HowToSection', '@id': '#dough', name: 'Dough', itemListElement: [{ '@id': '#2' }, { '@id': '#1' }] },
      { '@type': 'HowToStep', '@id': '#1', position: 1, text: 'Rub in the butter.' },
      { '@type': 'HowToStep', '@id': '#2', position: 2, text: 'Chill for an hour.' },
      { '@type': 'ImageObject', '@id': '#photo', contentUrl: 'https://cooking.example/tart.jpg' },
    ],
  };

  it('has their steps in order, and their images', () => {
    expect(scrapeRecipe({ html: aPageWith(graph) })).toMatchObject({
      steps: [
        { title: 'Dough', text: 'Rub in the butter.' },
        { title: '', text: 'Chill for an hour.' },
      ],
      images: ['https://cooking.example/tart.jpg'],
    });
  });
});
