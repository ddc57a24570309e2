import { withDigitsForWords } from './number-words.js';

describe('withDigitsForWords', () => {
  it.each([
    ['one third cup sugar', '⅓ cup sugar'],
    ['two-thirds of a cup of milk', '⅔ cup of milk'],
    ['three-fourths cup milk', '¾ cup milk'],
    ['a quarter of a cup of milk', '¼ cup of milk'],
    ['quarter cup milk', '¼ cup milk'],
    ['1 and a half cups sugar', '1½ cups sugar'],
    ['Two and three-quarters cups', '2¾ cups'],
    ['½ of a lemon', '½ lemon'],
    ['one hundred grams butter', '100 grams butter'],
    ['a hundred and fifty ml milk', '150 ml milk'],
    ['Two hundred fifty-five g rice', '255 g rice'],
    ['eighteen to twenty skewers', '18-20 skewers'],
    ['Twenty-four 6-inch squares', '24 6-inch squares'],
  ])('of %p is %p', (line, expected) => {
    expect(withDigitsForWords(line)).toBe(expected);
  });

  it.each(['two half chickens', 'two quarter pounders', 'twelve ¾-inch slices', 'two eggs', 'half a lemon', ''])(
    'does not change %p',
    (line) => {
      expect(withDigitsForWords(line)).toBe(line);
    },
  );
});
