import { cleanYield, readYield } from './yield.js';

describe('readYield', () => {
  it.each([
    ['4', '4 servings', 4],
    [4, '4 servings', 4],
    [1, '1 serving', 1],
    ['1', '1 serving', 1],
    ['4-6', '6 servings', 6],
    ['4–6 servings', '6 servings', 6],
    ['4 to 6', '6 servings', 6],
    ['Serves 4 to 6 people', '6 servings', 6],
    ['4 bis 6 Portionen', '6 servings', 6],
    ['Makes 24', '24 items', 24],
    ['Makes 1', '1 item', 1],
    ['12 porzioni', '12 items', 12],
    ['24 cookies', '24 cookies', 24],
    ['Makes about 2 dozen cookies', '2 dozen', 2],
    ['1 loaf (12 slices)', '1 loaf', 1],
    ['Serves 4 (makes 12 slices)', '4 servings', 4],
    ['8 servings (2 cups)', '8 servings', 8],
    ['1 1/2 cups', '1.5 cups', 1.5],
    ['6/8 personnes', '6 servings', 6],
    ['Personnes 8/10', '8 servings', 8],
    ['3/4 cup', '0.75 cup', 0.75],
    ['½ cup', '0.5 cup', 0.5],
    ['12 Stück', '12 stück', 12],
    ['4 personnes', '4 servings', 4],
    ['12 κομμάτια', '12 κομμάτια', 12],
    ['serves four', '4 servings', 4],
    ['Serves eight to ten', '10 servings', 10],
    ['Serves two, or one hungry cook', '2 servings', 2],
    ['1,200 g', '1200 servings', 1200],
    ['One 9-inch cake', '1 cake', 1],
    ['8" cake, serves 12', '12 servings', 12],
    ['1 (20 cm) tart', '1 tart', 1],
    ['a 9-inch cake', 'a 9-inch cake', null],
    ['４人分', '4 servings', 4],
    ['٦ أشخاص', '6 servings', 6],
    ['a big pot', 'a big pot', null],
    ['Diverse mogelijkheden', 'Diverse mogelijkheden', null],
    [['8', '8 muffins'], '8 muffins', 8],
    [['6 φέτες', '4 άτομα'], '4 servings', 4],
    [['6', '6 servings', '1 cake'], '6 servings', 6],
    [['4', '4-6 servings'], '4 servings', 4],
    [[4, 'serves four to six'], '4 servings', 4],
    [['20', '2-3 pies'], '3 pies', 3],
    [['some', 'more'], 'some', null],
    [{ '@type': 'QuantitativeValue', value: 3, unitText: 'loaves' }, '3 loaves', 3],
    ['0', '', null],
    ['', '', null],
    [null, '', null],
    [[], '', null],
    [{ any: 'thing' }, '', null],
    [false, '', null],
  ])('reads %j as %j', (value, text, quantity) => {
    expect(readYield(value)).toEqual({ text, quantity });
  });
});

describe('cleanYield', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['4 servings', '4 servings'],
    ['a big pot', 'a big pot'],
    [6, '6'],
    [['4', '4 servings'], '4 servings'],
  ])('keeps %j of a migrated recipe as %j', (value, text) => {
    expect(cleanYield(value)).toBe(text);
  });
});
