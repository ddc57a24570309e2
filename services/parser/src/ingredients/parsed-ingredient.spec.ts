import { ParsedIngredient, type Food, type Unit } from '@larder/contracts';
import { Catalogue, matchIngredient, parseByPosition } from '@larder/ingredient-parser';
import { toParsedIngredient } from './parsed-ingredient.js';

const moment = '2024-11-02T09:00:00.000Z';
const referenceId = 'b7f0c1de-0000-4000-8000-000000000001';
const teaspoon: Unit = {
  id: '0c9c',
  name: 'teaspoon',
  pluralName: 'teaspoons',
  description: '',
  extras: {},
  onHand: false,
  fraction: true,
  abbreviation: 'tsp',
  pluralAbbreviation: '',
  useAbbreviation: false,
  aliases: [],
  createdAt: moment,
  updatedAt: moment,
};
const paprika: Food = {
  id: '77aa',
  name: 'smoked paprika',
  pluralName: null,
  description: '',
  extras: {},
  onHand: true,
  labelId: null,
  aliases: [],
  label: null,
  createdAt: moment,
  updatedAt: moment,
};

function parse(input: string, { foods = [] as Food[], units = [] as Unit[], parser = 'brute' as const } = {}) {
  const catalogue = new Catalogue({ foods, units });
  const matched = matchIngredient(parseByPosition(input, catalogue.isUnit), catalogue);
  return ParsedIngredient.parse(toParsedIngredient(matched, { input, parser, referenceId }));
}

describe('toParsedIngredient', () => {
  it('contains the complete stored records where the group has them', () => {
    const { input, ingredient } = parse('1 ½ tsp Smoked paprika, sifted', { foods: [paprika], units: [teaspoon] });

    expect(input).toBe('1 ½ tsp Smoked paprika, sifted');
    expect(ingredient).toEqual({
      quantity: 1.5,
      unit: teaspoon,
      food: paprika,
      note: 'sifted',
      isFood: true,
      disableAmount: false,
      display: '1 ¹/₂ teaspoons smoked paprika sifted',
      title: null,
      originalText: input,
      referenceId,
    });
  });

  it('contains the name, without an id, of a food or unit that the group does not have', () => {
    const { ingredient } = parse('2 cups oat flour');

    expect(ingredient.unit).toEqual({
      id: null,
      name: 'cups',
      pluralName: null,
      description: '',
      extras: {},
      onHand: false,
      fraction: true,
      abbreviation: '',
      pluralAbbreviation: '',
      useAbbreviation: false,
      aliases: [],
    });
    expect(ingredient.food).toEqual({
      id: null,
      name: 'oat flour',
      pluralName: null,
      description: '',
      extras: {},
      onHand: false,
      labelId: null,
      aliases: [],
      label: null,
    });
    expect(ingredient.display).toBe('2 cups oat flour');
  });

  it.each(['', ' ', '(', '½', ',', '1', '1 (', 'salt'])('accepts %p, too', (line) => {
    const { input, confidence, ingredient } = parse(line);

    expect(input).toBe(line);
    expect(ingredient).toMatchObject({ originalText: line, isFood: true });
    expect(confidence).toEqual({ average: null, comment: null, name: null, unit: null, quantity: null, food: null });
  });

  it('has an empty title for nlp and none for brute, as clients expect', () => {
    const catalogue = new Catalogue<Food, Unit>({ foods: [], units: [] });
    const matched = matchIngredient(parseByPosition('1 egg'), catalogue);

    expect(toParsedIngredient(matched, { input: '1 egg', parser: 'nlp', referenceId }).ingredient.title).toBe('');
    expect(toParsedIngredient(matched, { input: '1 egg', parser: 'brute', referenceId }).ingredient.title).toBeNull();
  });
});
