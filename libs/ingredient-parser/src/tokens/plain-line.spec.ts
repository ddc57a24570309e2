import { plainLine } from './plain-line.js';

describe('plainLine', () => {
  it.each([
    ['2 Ibs chicken', '2 lb chicken'],
    ['1½ 1bs. beef', '1½ lb. beef'],
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
    ['1&frac12; cups sugar &amp; cocoa', '1½ cups sugar & cocoa'],
    ['1 cup cr&#232;me fra&#xee;che', '1 cup crème fraîche'],
    ['11/2 cups rye (about 21/4 oz)', '1 1/2 cups rye (about 2 1/4 oz)'],
    ['1.000 g Mehl', '1000 g Mehl'],
    ['2.500ml milk', '2500ml milk'],
    ['1 000 g flour', '1000 g flour'],
    ['an 8-ounce package tofu', '1 8-ounce package tofu'],
    ['de 3 a 4 dientes de ajo', '3 a 4 dientes de ajo'],
    ['1 tbsp soy sauce [low sodium]', '1 tbsp soy sauce (low sodium)'],
    ['demi-citron', 'demi citron'],
    ['полстакана молока', 'пол стакана молока'],
    ['пол-литра воды', 'пол литра воды'],
    ['половина лимона', 'половина лимона'],
    ['Une demi-gousse', 'Une demi gousse'],
  ])('of %j is %j', (line, plain) => {
    expect(plainLine(line)).toBe(plain);
  });

  it.each([
    '2 cups flour (sifted)',
    '1.5 dl milk',
    '4 / 5 cloves',
    '400 g/14 oz rice',
    'I like salt',
    '1.500 kg rye',
    '1 400g tin',
    '2 11/2-inch ribs',
    'demi-glace',
    'a 2 g pinch',
    '',
  ])('does not change %j', (line) => {
    expect(plainLine(line)).toBe(line);
  });
});
