import { CandidateIndex } from './match-name.js';
import { lookupKey, catalogueNaming } from './naming.js';

describe('matching a written name', () => {
  const egg = { _id: '1', ...catalogueNaming({ name: 'Egg', pluralName: 'Eggs', aliases: [] }) };
  const smallEgg = { _id: '2', ...catalogueNaming({ name: 'egg', aliases: [] }) };
  const tablespoon = {
    _id: '3',
    ...catalogueNaming({ name: 'tablespoon', aliases: [{ name: 'Soup Spoon' }], abbreviations: ['tbsp', ''] }),
  };

  it.each([
    ['egg', '2'],
    ['Egg', '1'],
    ['EGG', '1'],
    ['eggs', '1'],
    ['Tbsp', '3'],
    ['soup spoon', '3'],
    ['spoon', null],
  ])('%s', (written, id) => {
    expect(new CandidateIndex([egg, smallEgg, tablespoon]).idOf(written)).toBe(id);
  });

  it('distinguishes names without letters', () => {
    const pizza = { _id: '4', ...catalogueNaming({ name: '🍕', aliases: [] }) };

    const index = new CandidateIndex([pizza]);

    expect(['🍕', '🍔', ''].map((written) => index.idOf(written))).toEqual(['4', null, null]);
  });

  it('does not depend on accents', () => {
    expect(lookupKey('  Crème fraîche ')).toBe(lookupKey('creme fraiche'));
  });
});

describe('the names of a food', () => {
  it('include plural and aliases after the name', () => {
    expect(
      catalogueNaming({ name: 'Red Lentil', pluralName: 'red lentils', aliases: [{ name: 'Masoor dal' }] }),
    ).toMatchObject({
      nameKey: 'Red Lentil',
      nameSort: 'red lentil',
      names: ['red lentil', 'red lentils', 'masoor dal'],
      search: { name: 'red lentil', all: 'red lentil\nred lentils\nmasoor dal' },
    });
  });
});
