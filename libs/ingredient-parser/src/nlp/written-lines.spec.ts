// oxlint-disable-next-line no-restricted-imports -- the library accepts bytes; the test reads them from the file
import { readFileSync } from 'node:fs';
import { readIngredientModel } from './ingredient-model.js';
import { nlpParser } from './parse-nlp.js';

const model = readIngredientModel(readFileSync(new URL('../../model/ingredients.crf', import.meta.url)));
const { parse } = nlpParser(model);

type Row = [line: string, quantity: number, unit: string, food: string, note: string];

function itParses(rows: Row[]): void {
  it.each(rows)('parses %p', (line, quantity, unit, food, note) => {
    expect(parse(line)).toMatchObject({ quantity, unit, food, note });
  });
}

describe('nlpParser: packages and sums', () => {
  itParses([
    ['2 x 400g cans', 2, 'can', '', '400g'],
    ['1 x 400g tin', 1, 'tin', '', '400g'],
    ['½ x 400g can coconut milk', 0.5, 'can', 'coconut milk', '400g'],
    ['2 (10 ounce) cans chunk chicken, drained', 2, 'can', 'chicken', '10 ounce, chunk, drained'],
    ['1 tbsp', 1, 'tbsp', '', ''],
    ['150g pot natural yogurt', 150, 'g', 'natural yogurt', 'pot'],
    ['1 egg + 1 egg yolk', 1, '', 'egg', '+ 1 egg yolk'],
    ['1 egg and 1 egg yolk', 1, '', 'egg', 'and 1 egg yolk'],
    ['1# beef', 1, 'lb', 'beef', ''],
    ['1½# pork shoulder, cubed', 1.5, 'lb', 'pork shoulder', 'cubed'],
    ['2 qts. water', 2, 'qts', 'water', ''],
    ['1 (3-pound) pot roast', 1, '', 'pot roast', '3-pound'],
    ['12 pot stickers', 12, '', 'pot stickers', ''],
    ['1 red and 1 green bell pepper, diced', 1, '', 'red and green bell pepper', '1 red and 1 green, diced'],
    ['3 kipfilets (ca. 450 g)', 3, '', 'kipfilets', 'ca. 450 g'],
    ['2 dl + 1 msk mjöl', 2, 'dl', 'mjöl', '1 msk'],
    ["le jus d'1/2 citron", 0.5, '', 'citron', "le jus d'"],
    ['half and half', 0, '', 'half and half', ''],
    ['1 part lime juice', 1, 'part', 'lime juice', ''],
    ['1 ea onion', 1, 'ea', 'onion', ''],
    ['1 tbsp fresh or 1 tsp dried thyme', 1, 'tbsp', 'thyme', 'fresh or 1 tsp dried'],
  ]);
});

describe('nlpParser: amounts in words', () => {
  itParses([
    ['a few sprigs of thyme', 0, 'sprig', 'thyme', 'a few'],
    ['a few basil leaves', 0, '', 'basil leaves', 'a few'],
    ['some parsley', 0, '', 'parsley', 'some'],
    ['a bit of salt', 0, '', 'salt', 'a bit of'],
    ['a large handful of rocket', 1, 'handful', 'rocket', 'large'],
    ['a scant cup of milk', 1, 'cup', 'milk', 'scant'],
    ['a splash of milk', 1, 'splash', 'milk', ''],
    ['a drizzle of honey', 1, 'drizzle', 'honey', ''],
    ['juice of a lemon', 1, '', 'lemon', 'juice of'],
    ['seeds from 1 vanilla bean', 1, '', 'vanilla bean', 'seeds from'],
    ['little gem lettuce, shredded', 0, '', 'little gem lettuce', 'shredded'],
    ['one and one-half cups sugar', 1.5, 'cup', 'sugar', ''],
    ['two thirds of a cup of milk', 0.667, 'cup', 'milk', ''],
    ['twelve eggs', 12, '', 'eggs', ''],
    ['3 small-to-medium zucchini', 3, '', 'zucchini', 'small-to-medium'],
    ['1 cup of water or so', 1, 'cup', 'water', 'or so'],
    ['S&P to taste', 0, '', 'S&P', 'to taste'],
  ]);
});

describe('nlpParser: copied lines', () => {
  itParses([
    ['- [x] 2 cups flour', 2, 'cup', 'flour', ''],
    ['<li>2 cups <b>flour</b></li>', 2, 'cup', 'flour', ''],
    ['2 cups [flour](https://example.com/flour)', 2, 'cup', 'flour', ''],
    ['2 cups flour (https://example.com/flour)', 2, 'cup', 'flour', 'https://example.com/flour'],
    ['2 cups flour https://example.com/a, sifted', 2, 'cup', 'flour', 'sifted, https://example.com/a'],
    ['2 cups flour, sifted https://example.com/flour', 2, 'cup', 'flour', 'sifted, https://example.com/flour'],
    ['1. Salt', 0, '', 'Salt', ''],
    ['2" piece ginger', 2, 'inch', 'ginger', 'piece'],
    ['## Dough', 0, '', '', 'Dough:'],
    ['Layer 2:', 0, '', '', 'Layer 2:'],
    ['To serve', 0, '', '', 'To serve'],
  ]);
});

describe('nlpParser: other languages', () => {
  itParses([
    ['1 Pr. Salz', 1, 'Pr', 'Salz', ''],
    ['nach Belieben Chili', 0, '', 'Chili', 'nach Belieben'],
    ['2 x 400 g Dosen Tomaten', 2, 'Dosen', 'Tomaten', '400 g'],
    ['1 daumengroßes Stück Ingwer', 1, 'Stück', 'Ingwer', 'daumengroßes'],
    ['beurre pour le moule', 0, '', 'beurre', 'pour le moule'],
    ['1 gros oignon', 1, '', 'oignon', 'gros'],
    ["2 jaunes d'œufs", 2, '', "jaunes d'œufs", ''],
    ['1 fio de azeite', 1, 'fio', 'azeite', ''],
    ['1 gul lök, hackad', 1, '', 'gul lök', 'hackad'],
    ['1 påse jäst', 1, 'påse', 'jäst', ''],
    ['2 κουταλιές της σούπας ελαιόλαδο', 2, 'κουταλιές της σούπας', 'ελαιόλαδο', ''],
    ['λίγο αλάτι', 0, '', 'αλάτι', 'λίγο'],
    ['كوب من السكر', 0, 'كوب', 'السكر', ''],
    ['ملعقتان كبيرتان من السكر', 2, 'ملعقتان كبيرتان', 'السكر', ''],
    ['砂糖:小さじ1と1/2', 1.5, '小さじ', '砂糖', ''],
    ['塩・こしょう 各少々', 0, '', '塩・こしょう', '各少々'],
    ['鸡蛋两个', 2, '个', '鸡蛋', ''],
    ['三杯鸡', 0, '', '三杯鸡', ''],
    ['양파 반개', 0.5, '개', '양파', ''],
  ]);
});

it.each([
  ['open tags', '<a '],
  ['open links', '[a]('],
  ['entities', '&amp;'],
  ['links', 'https://a.b '],
  ['quotes', '1" '],
  ['number words', 'one and a half '],
  ['checkboxes', '- [ ] '],
  ['headings', '# '],
])('parses ten thousand characters of %s', (_, text) => {
  expect(Number.isFinite(parse(text.repeat(10_000 / text.length)).quantity)).toBe(true);
});
