// oxlint-disable-next-line no-restricted-imports -- the library accepts bytes; the test reads them from the file
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { readIngredientModel } from './ingredient-model.js';
import { nlpParser } from './parse-nlp.js';

const model = readIngredientModel(readFileSync(new URL('../../model/ingredients.crf', import.meta.url)));
const { parse } = nlpParser(model);

describe('nlpParser', () => {
  it.each([
    ['2½ cups flour, sifted', 2.5, 'cup', 'flour', 'sifted'],
    ['1 ½ tsp Smoked paprika, heaped', 1.5, 'tsp', 'Smoked paprika', 'heaped'],
    ['1 large onion, finely chopped', 1, '', 'onion', 'large, finely chopped'],
    ['3 garlic cloves, crushed', 3, 'clove', 'garlic', 'crushed'],
    ['salt to taste', 0, '', 'salt', 'to taste'],
    ['a pinch of salt', 1, 'pinch', 'salt', ''],
    ['butter or oil, for frying', 0, '', 'butter or oil', 'for frying'],
    ['1.37 g yeast', 1.37, 'g', 'yeast', ''],
    ['1,200 g flour', 1200, 'g', 'flour', ''],
    ['500 gms paneer', 500, 'gms', 'paneer', ''],
    ['2 kgs onions', 2, 'kgs', 'onions', ''],
    ['half a dozen eggs', 0.5, 'dozen', 'eggs', ''],
    ['Onion - 1 (chopped)', 1, '', 'Onion', 'chopped'],
    ['Green chillies: 3', 3, '', 'Green chillies', ''],
    ['Carrots 3', 3, '', 'Carrots', ''],
    ['an egg', 1, '', 'egg', ''],
    ['a little oil', 0, '', 'oil', 'a little'],
    ['2 tbsp olive oil, plus extra for drizzling', 2, 'tbsp', 'olive oil', 'plus extra for drizzling'],
  ])('parses %p', (line, quantity, unit, food, note) => {
    expect(parse(line)).toMatchObject({ quantity, unit, food, note });
  });

  it.each([
    ['2 to 3 cups milk', 2, 'cup', 'milk', '2 to 3'],
    ['1 small onion (about 4 ounces), diced', 1, '', 'onion', 'small, about 4 ounces, diced'],
    ['4 oz/115 g butter', 4, 'oz', 'butter', '115 g'],
    ['2 (14 oz) cans tomatoes', 2, 'can', 'tomatoes', '14 oz'],
    ['four 6 oz cod fillets', 4, '', 'cod fillets', '6 oz'],
    ['a 400g tin of lentils', 1, 'tin', 'lentils', '400g'],
    ['One 15-ounce can brown lentils, drained', 1, 'can', 'brown lentils', '15-ounce, drained'],
    ['2 x 400g cans tomatoes', 2, 'can', 'tomatoes', '400g'],
    ['4 x 150g trout fillets', 600, 'g', 'trout fillets', '4 x 150g'],
    ['1 cup plus 2 tablespoons milk', 1, 'cup', 'milk', 'plus 2 tablespoons'],
    ['1 cup + 1 tbsp sugar', 1, 'cup', 'sugar', '+ 1 tbsp'],
    ['1 3-pound chicken, cut up', 1, '', 'chicken', '3-pound, cut up'],
    ['Two 6-ounce salmon fillets', 2, '', 'salmon fillets', '6-ounce'],
    ['2cm piece fresh ginger, peeled', 2, 'cm', 'fresh ginger', 'piece, peeled'],
    ['1-inch piece of ginger, grated', 1, 'inch', 'ginger', 'piece of, grated'],
    ['One 28-oz (800 g) can crushed tomatoes', 1, 'can', 'crushed tomatoes', '28-oz (800 g)'],
    ['8 oz package cream cheese', 8, 'oz', 'cream cheese', 'package'],
    ['14-ounce can tomatoes', 14, 'ounce', 'tomatoes', 'can'],
    ['3 medium (about 1 pound) eggplants', 3, '', 'eggplants', 'medium (about 1 pound)'],
    ['scant 1 cup milk', 1, 'cup', 'milk', 'scant'],
    ['juice of half a lime', 0.5, '', 'lime', 'juice of'],
  ])('keeps other words about the amount of %p in the note', (line, quantity, unit, food, note) => {
    expect(parse(line)).toMatchObject({ quantity, unit, food, note });
  });

  it('has a high confidence for simple lines, a lower one for unusual lines, and null for absent parts', () => {
    const plain = parse('2 cups flour').confidence;
    expect(plain.average).toBeGreaterThan(0.9);
    expect(plain).toMatchObject({ comment: null, food: plain.name });
    expect(parse('salt').confidence).toMatchObject({ quantity: null, unit: null });
    expect(parse('2 cups').confidence).toMatchObject({ average: 0.5, food: null });
    expect(parse('Quarkini Blubb').confidence.average).toBeLessThan(0.75);
    expect(parse('low, no or full-fat of the yogurt kind 3').confidence.average).toBeLessThan(0.9);
  });

  it.each(['For the glaze:', 'Sauce:', 'FOR THE SAUCE', 'Für den Teig', 'Pour la pâte'])(
    'parses %p as a heading, not as a food',
    (line) => {
      expect(parse(line)).toMatchObject({ quantity: 0, unit: '', food: '', note: line });
    },
  );

  it('parses the first forty words and keeps the others in the note', () => {
    const start = `2 cups flour, ${Array(37).fill('finely').join(' ')}`;

    const { note, ...read } = parse(`${start} 3 Cups (of)  leek`);

    expect(read).toMatchObject({ quantity: 2, unit: 'cup', food: 'flour' });
    expect(note).toBe(`${parse(start).note}, 3 Cups (of)  leek`);
  });

  it('parses other languages by the lexicon', () => {
    expect(parse('2 EL Zucker')).toMatchObject({ quantity: 2, unit: 'EL', food: 'Zucker' });
    expect(parse('200 g Mehl, gesiebt')).toMatchObject({ quantity: 200, unit: 'g', food: 'Mehl', note: 'gesiebt' });
  });

  it.each([
    ['400 gr pompoenblokjes', 400, 'gr', 'pompoenblokjes'],
    ['4 łyżki oliwy', 4, 'łyżki', 'oliwy'],
    ['1/4 ч. л. соли', 0.25, 'ч. л', 'соли'],
    ['⅓ de xícara (chá) de arroz', 0.333, 'xícara chá', 'arroz'],
    ['Maïzena - 15 grammes', 15, 'grammes', 'Maïzena'],
    ['сливочное масло - 50г', 50, 'г', 'сливочное масло'],
  ])('parses %p without any word of the training data', (line, quantity, unit, food) => {
    expect(parse(line)).toMatchObject({ quantity, unit, food });
  });

  it.each([
    ['砂糖 大さじ2', 2, '大さじ', '砂糖'],
    ['鸡蛋2个', 2, '个', '鸡蛋'],
    ['½ كوب سكر', 0.5, 'كوب', 'سكر'],
    ['٢ ملعقة كبيرة سكر', 2, 'ملعقة كبيرة', 'سكر'],
    ['חצי כוס חלב', 0.5, 'כוס', 'חלב'],
    ['१ कप चीनी', 1, 'कप', 'चीनी'],
    ['сахар 200 г', 200, 'г', 'сахар'],
    ['Burro (a temperatura ambiente) 120 g', 120, 'g', 'Burro'],
    ['pół szklanki cukru', 0.5, 'szklanki', 'cukru'],
    ['yarım çay bardağı süt', 0.5, 'çay bardağı', 'süt'],
    ['2 κουταλιές σούπας λάδι', 2, 'κουταλιές σούπας', 'λάδι'],
  ])('parses %p in another alphabet or language', (line, quantity, unit, food) => {
    expect(parse(line)).toMatchObject({ quantity, unit, food });
  });

  it.each(['12 bamboo skewers', '8 wonton wrappers'])('takes no word of %p for a unit', (line) => {
    expect(parse(line)).toMatchObject({ unit: '', food: line.replace(/^\d+ /, '') });
  });

  it('parses lines as people write them', () => {
    expect(parse('1. ２ cups sugar')).toMatchObject({ quantity: 2, unit: 'cup', food: 'sugar' });
    expect(parse('1 & 1/2 cups sugar')).toMatchObject({ quantity: 1.5, unit: 'cup', food: 'sugar', note: '' });
  });

  it.each([
    ['brackets', '('.repeat(100_000)],
    ['a row of marks', `砂糖${'…'.repeat(500_000)}x2`],
    ['a row of blanks', `2 cups${' '.repeat(500_000)}flour`],
    ['one long word', 'a'.repeat(1_000_000)],
    ['words', '2 cups of flour '.repeat(60_000)],
    ['fractions', '1/2 /'.repeat(200_000)],
    ['full-width digits', '２'.repeat(1_000_000)],
    ['endings', 'egg(s)'.repeat(150_000)],
  ])('parses a megabyte of %s', (_, line) => {
    expect(Number.isFinite(parse(line).quantity)).toBe(true);
  });

  it.each(['100 ml crème de menthe', '2 cups tlayudas', '1 oz petróleo'])('parses %p as English', (line) => {
    expect(parse(line).confidence.average).not.toBeNull();
  });

  it('keeps the end of a very long line in the note', () => {
    const { quantity, unit, note } = parse(`2 cups flour ${'and so on '.repeat(60)}until the very last word`);
    expect([quantity, unit]).toEqual([2, 'cup']);
    expect(note).toMatch(/until the very last word$/);
  });

  it('returns a valid quantity and confidences from 0 to 1 for any text', () => {
    const odd = fc.string({ unit: fc.constantFrom('1', '/', '½', '-', ' ', 'cup', 'egg', '(', ')', '.', ',', ' or ') });
    fc.assert(
      fc.property(fc.oneof(odd, fc.string()), (line) => {
        const { quantity, confidence } = parse(line);
        expect(Number.isFinite(quantity) && quantity >= 0).toBe(true);
        for (const value of Object.values(confidence)) expect(value === null || (value >= 0 && value <= 1)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(parse('9'.repeat(1000)).quantity).toBe(0);
  });
});
