import fc from 'fast-check';
import { Catalogue } from '../matching/catalogue.js';
import { parseByPosition } from './parse-by-position.js';

const { isUnit } = new Catalogue({
  foods: [],
  units: [
    { name: 'teaspoon', pluralName: 'teaspoons', abbreviation: 'tsp' },
    { name: 'cup', pluralName: 'cups' },
    { name: 'can', pluralName: 'cans' },
    { name: 'pinch', aliases: [{ name: 'Prise' }, { name: 'pincée' }] },
  ],
});

type Row = [line: string, quantity: number, unit: string, food: string, note: string];

function itReads(rows: Row[]): void {
  it.each(rows)('parses %p', (line, quantity, unit, food, note) => {
    const { confidence, ...parsed } = parseByPosition(line, isUnit);
    expect(parsed).toEqual({ quantity, unit, food, note });
    expect(Object.values(confidence)).toEqual([null, null, null, null, null, null]);
  });
}

describe('parseByPosition: lines that begin with an amount', () => {
  itReads([
    ['2½ cups flour, sifted', 2.5, 'cups', 'flour', 'sifted'],
    ['1/2 lemon, juiced', 0.5, '', 'lemon', 'juiced'],
    ['1-2 apples, diced', 1, '', 'apples', 'diced 1-2'],
    ['1 (400g) can tomatoes', 1, 'can', 'tomatoes', '400g'],
    ['1 (14 oz.) can tomatoes, drained', 1, 'can', 'tomatoes, drained', '14 oz.'],
    ['1 large onion, chopped (about 1 cup)', 1, 'large', 'onion, chopped', 'about 1 cup'],
    ['500g ground beef', 500, 'g', 'beef', 'ground'],
    ['500g ground beef, lean', 500, 'g', 'beef', 'ground, lean'],
    ['500g flour', 500, 'g', 'flour', ''],
    ['500g flour, sifted twice', 500, 'g', 'flour', 'sifted twice'],
    ['1,500 g flour', 1500, 'g', 'flour', ''],
    ['1,5 dl Milch', 1.5, 'dl', 'Milch', ''],
    ['1.5 kg potatoes', 1.5, 'kg', 'potatoes', ''],
    ['⅒ cup oil', 0.1, 'cup', 'oil', ''],
    ['1/3 cup oil', 0.333, 'cup', 'oil', ''],
    ['1⁄3 cup oil', 0.333, 'cup', 'oil', ''],
    ['½ cup oil', 0.5, 'cup', 'oil', ''],
    ['½cup olive oil', 0.5, 'cup', 'oil', 'olive'],
    ['1 1/2 tsp garam masala', 1.5, 'tsp', 'garam masala', ''],
    ['1 ½ onions', 1.5, '', 'onions', ''],
    ['1 ½ onions, sliced thin', 1.5, '', 'onions', 'sliced thin'],
    ['1-1/2 cups milk', 1.5, 'cups', 'milk', ''],
    ['2 - 3 carrots, diced', 2, '', 'carrots', 'diced 2-3'],
    ['2–3 tsp salt', 2, 'tsp', 'salt', '2–3'],
    ['1 to 2 tsp olive oil', 1, 'tsp', 'olive oil', '1-2'],
    ['2 bis 3 Karotten, gehackt', 2, '', 'Karotten', 'gehackt 2-3'],
    ['1 à 2 gousses ail', 1, 'gousses', 'ail', '1-2'],
    ['1 or so apples', 1, 'or', 'so apples', ''],
    ['150g/5½oz butter', 150, 'g', 'butter', '5½oz'],
    ['150g/5oz dark sugar, sifted', 150, 'g', 'sugar', 'dark, sifted, 5oz'],
    ['1/2 tsp salt', 0.5, 'tsp', 'salt', ''],
    ['2 cups mango chunks (fresh or frozen)', 2, 'cups', 'mango chunks', 'fresh or frozen'],
    ['2 tsp minced cilantro, leaves and stems', 2, 'tsp', 'minced cilantro', 'leaves and stems'],
    ['1 snuf(je) zout', 1, 'snuf(je)', 'zout', ''],
    ['1 theelepel koffie', 1, 'theelepel', 'koffie', ''],
    ['2 eggs', 2, '', 'eggs', ''],
    ['2 cups of flour', 2, 'cups', 'flour', ''],
    ["1 pincée d'ail", 1, 'pincée', 'ail', ''],
    ['3 hearts of palm', 3, 'hearts', 'of palm', ''],
  ]);
});

describe('parseByPosition: other lines', () => {
  itReads([
    ['', 0, '', '', ''],
    ['   ', 0, '', '', ''],
    ['salt', 0, '', 'salt', ''],
    ['salt to taste', 0, '', 'salt to taste', ''],
    ['salt, to taste', 0, '', 'salt', 'to taste'],
    ['a pinch of salt', 1, 'pinch', 'salt', ''],
    ['eine Prise Salz', 1, 'Prise', 'Salz', ''],
    ['pinch of salt', 0, 'pinch', 'salt', ''],
    ['zwei Prisen Salz', 0, 'Prisen', 'Salz', 'zwei'],
    ['one big pinch salt, coarse', 0, 'pinch', 'salt', 'one big, coarse'],
    ['For the glaze:', 0, '', 'For the glaze:', ''],
    ['(optional)', 0, '', '(optional)', ''],
    ['broken) brackets)', 0, '', 'broken) brackets)', ''],
    ['2 (broken brackets)', 2, '', '(broken brackets)', ''],
    ['1/0 cups sugar', 0, 'cups', 'sugar', '1/0'],
    ['1/2/3 apples', 0, '', '1/2/3 apples', ''],
  ]);
});

describe('parseByPosition with any text', () => {
  it('always returns a valid quantity', () => {
    const odd = fc.string({ unit: fc.constantFrom('1', '9', '/', ',', '.', '-', '½', '(', ')', ' ', 'a', 'g', '⁄') });
    fc.assert(
      fc.property(fc.oneof(odd, fc.string()), (line) => {
        const { quantity } = parseByPosition(line, isUnit);
        expect(Number.isFinite(quantity) && quantity >= 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(parseByPosition(`${'9'.repeat(400)} cups`).quantity).toBe(0);
  });

  it('keeps all words of a line', () => {
    const word = fc.string({ unit: fc.constantFrom('x', 'y', 'z'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(3), (words, comma) => {
        const line = words.map((text, at) => (at === comma ? `${text},` : text));
        const { unit, food, note } = parseByPosition(`2 ${line.join(' ')}`, isUnit);
        const parsedWords = `${unit} ${food} ${note}`.split(/[\s,]+/).filter(Boolean);
        expect(parsedWords.sort()).toEqual([...words].sort());
      }),
    );
  });
});
