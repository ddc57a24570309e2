import { plainLine } from './plain-line.js';

describe('plainLine', () => {
  it.each([
    ['１／２ cup sugar', '1/2 cup sugar'],
    ['３００ｇ rice', '300g rice'],
    ['٢ eggs', '2 eggs'],
    ['¹/₂ cup oil', '1/2 cup oil'],
    ['1¹⁄₂ cups oil', '1 1/2 cups oil'],
    ['1 /2 cup oil', '1/2 cup oil'],
    ['1/ 2 cup oil', '1/2 cup oil'],
    ['two and a half cups of sugar', '2½ cups of sugar'],
    ['two to three sprigs thyme', '2-3 sprigs thyme'],
    ['three quarters of a cup of milk', '¾ cup of milk'],
    ['1. 2 cups sugar', '2 cups sugar'],
    ['2) ½ cup sugar', '½ cup sugar'],
    ['l cup sugar', '1 cup sugar'],
    ['2 Zehe/n Knoblauch', '2 Zehe Knoblauch'],
    ['3 egg(s)', '3 egg'],
  ])('of %j is %j', (line, plain) => {
    expect(plainLine(line)).toBe(plain);
  });

  it.each(['2 cups flour (sifted)', '1.5 dl milk', '4 / 5 cloves', '400 g/14 oz rice', 'I like salt', ''])(
    'does not change %j',
    (line) => {
      expect(plainLine(line)).toBe(line);
    },
  );
});
