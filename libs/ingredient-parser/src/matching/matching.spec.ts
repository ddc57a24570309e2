import fc from 'fast-check';
import { parseByPosition } from '../positional/parse-by-position.js';
import { Catalogue } from './catalogue.js';
import { matchIngredient } from './match-ingredient.js';
import { normalizeName } from './normalize.js';
import { SimilarityBounds } from './similarity-bound.js';
import { similarityTo } from './similarity.js';

describe('similarity', () => {
  it.each([
    ['potato', 'potatoes', 85.7],
    ['gren onion', 'green onion', 95.2],
    ['onion', 'green onion', 62.5],
    ['cup', 'cups', 85.7],
    ['tablespoon', 'teaspoon', 77.8],
    ['kilogram', 'milligram', 70.6],
    ['', '', 0],
  ])('of %p and %p is %p', (a, b, expected) => {
    expect(similarityTo(a)(b)).toBeCloseTo(expected, 1);
  });

  it('never exceeds its upper bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(similarityTo(a)(b)).toBeLessThanOrEqual(new SimilarityBounds([b]).of(a)(0));
      }),
    );
  });

  it('is the longest common subsequence, for short texts and long ones', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 70 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(similarityTo(a)(b)).toBeCloseTo((200 * naiveLcs(a, b)) / (a.length + b.length || 1), 9);
      }),
      { numRuns: 500 },
    );
  });
});

function naiveLcs(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (row: number, column: number): number => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const cells = table[row] ?? [];
      cells[column] = isSame ? at(row - 1, column - 1) + 1 : Math.max(at(row - 1, column), at(row, column - 1));
    }
  }
  return at(a.length, b.length);
}

describe('normalizeName', () => {
  it.each([
    [' Jalapeño ', 'jalapeno'],
    ['Smørrebrød', 'smorrebrod'],
    ['Süßkartoffel', 'susskartoffel'],
    ['crème  fraîche', 'creme fraiche'],
    ['½', '1⁄2'],
  ])('converts %p to %p', (text, expected) => {
    expect(normalizeName(text)).toBe(expected);
  });

  it('distinguishes letters of other alphabets', () => {
    expect(normalizeName('がき')).not.toBe(normalizeName('かき'));
  });
});

const onion = { name: 'onion', pluralName: 'onions' };
const greenOnion = { name: 'green onion', aliases: [{ name: 'scallion' }] };
const ice = { name: 'ice' };
const potato = { name: 'potato', pluralName: 'potatoes' };
const jalapeno = { name: 'jalapeño' };
const bean = { name: 'bean' };
const tsp = { name: 'teaspoon', pluralName: 'teaspoons', abbreviation: 'tsp' };
const gram = { name: 'gram' };
const cup = { name: 'cup' };
const pinch = { name: 'pinch' };
const blob = { name: 'dollop', pluralName: '', abbreviation: '' };

describe('Catalogue', () => {
  const catalogue = new Catalogue({
    foods: [onion, greenOnion, ice, potato, jalapeno, bean],
    units: [tsp, gram, cup, pinch, blob],
  });

  it.each([
    ['by name', 'Onion', onion],
    ['by plural', 'onions', onion],
    ['by alias', 'Scallion', greenOnion],
    ['without accents', 'jalapeno', jalapeno],
    ['in spite of a typo', 'gren onion', greenOnion],
    ['by a plural that is not stored', 'beans', bean],
  ])('finds a food %s', (_, text, food) => {
    expect(catalogue.food(text)).toBe(food);
  });

  it.each(['rice', 'mice', 'leek', '', 'yellow onion', 'x'.repeat(1000)])(
    'does not match %p with another food',
    (text) => {
      expect(catalogue.food(text)).toBeNull();
    },
  );

  it.each([
    ['by abbreviation', 'TSP', tsp],
    ['as the same standard unit', 'g', gram],
    ['as the same standard unit with a dot', 'tsps.', tsp],
    ['by a plural that is not stored', 'cups', cup],
    ['in spite of a typo', 'teaspon', tsp],
    ['of its own kind', 'dolop', blob],
  ])('finds a unit %s', (_, text, unit) => {
    expect(catalogue.unit(text)).toBe(unit);
  });

  it.each(['tbsp', 'tablespoon', 'inch', 'milligram', 'kg', 'cap', ''])(
    'never matches %p with another unit',
    (text) => {
      expect(catalogue.unit(text)).toBeNull();
    },
  );

  it('prefers a name to a plural, and a plural to an alias', () => {
    const byAlias = { name: 'gourd', aliases: [{ name: 'squash' }] };
    const byPlural = { name: 'squashy', pluralName: 'squash' };
    const byName = { name: 'squash' };
    expect(new Catalogue({ foods: [byAlias, byPlural, byName], units: [] }).food('squash')).toBe(byName);
    expect(new Catalogue({ foods: [byAlias, byPlural], units: [] }).food('squash')).toBe(byPlural);
  });

  it('prefers the first of equally similar names', () => {
    const [first, second] = [{ name: 'tomato red' }, { name: 'tomato bed' }];
    expect(new Catalogue({ foods: [first, second], units: [] }).food('tomato ed')).toBe(first);
  });
});

describe('matchIngredient', () => {
  const catalogue = new Catalogue({ foods: [onion, greenOnion], units: [tsp] });
  const match = (line: string) => matchIngredient(parseByPosition(line, catalogue.isUnit), catalogue);

  it('finds unit and food of a line', () => {
    expect(match('2 tsp onions, diced')).toMatchObject({ unit: tsp, food: onion, parsed: { note: 'diced' } });
  });

  it('joins unit and food when only both together match a food', () => {
    const parsed = { quantity: 2, unit: '', food: 'green onion' };
    expect(matchIngredient({ ...parseByPosition('2 green leek'), food: 'onion' }, catalogue).food).toBe(onion);
    const onlyGreen = new Catalogue({ foods: [greenOnion], units: [tsp] });
    expect(matchIngredient(parseByPosition('2 green onion'), onlyGreen)).toMatchObject({
      unit: null,
      food: greenOnion,
      parsed,
    });
  });

  it.each([
    ['onion or leek', onion, 'onion', 'or leek, diced'],
    ['green or yellow onion', greenOnion, 'green onion', 'or yellow onion, diced'],
  ])('matches the first of the alternatives in %p that has a record', (food, record, name, note) => {
    const parsed = { ...parseByPosition('2 tsp leeks'), food, note: 'diced' };
    expect(matchIngredient(parsed, catalogue)).toMatchObject({ food: record, parsed: { food: name, note } });
  });

  it('keeps all alternatives in the name when none has a record', () => {
    const parsed = { ...parseByPosition('2 tsp leeks'), food: 'kale or chard' };
    expect(matchIngredient(parsed, catalogue)).toMatchObject({ food: null, parsed });
  });

  it('keeps the texts when neither has a record', () => {
    const matched = match('2 big leeks');
    expect(matched).toEqual({ unit: null, food: null, parsed: parseByPosition('2 big leeks') });
  });
});
