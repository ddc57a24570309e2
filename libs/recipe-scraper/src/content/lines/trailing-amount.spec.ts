import { readPage } from '../../page.js';
import { readPageLines } from './page-lines.js';

/** The items of a list, as lines of the page. */
const amountsFirst = (item: string): string | undefined =>
  readPageLines(readPage({ html: `<html><body><ul><li>${item}</li></ul></body></html>` }).root)[0]?.amountFirst;

describe('an item with the amount after the food', () => {
  it.each([
    ['<b>Lemons</b> <i>1 kg</i>', '1 kg Lemons'],
    ['<div><span>Lemons</span><span>1 kg</span></div>', '1 kg Lemons'],
    ['Lemons <span>500 g (about 5)</span>', '500 g (about 5) Lemons'],
    ['<span>Butter</span> <span>(soft)</span> <span>140 g</span>', '140 g Butter (soft)'],
    ['<span>▢</span> <span>Lemons</span> <span>1 kg</span>', '1 kg Lemons'],
    ['<span>Salt</span> <span>½</span> <span>tsp</span>', '½ tsp Salt'],
    ['<span>Sugar</span> <span>ca. 1 1/2 cups</span>', 'ca. 1 1/2 cups Sugar'],
    ['<span>coentros</span> <span>1 q.b.</span>', '1 q.b. coentros'],
    ['<span>sal</span> <span>2 c. de chá</span>', '2 c. de chá sal'],
    ['<span>eggs</span> <span>2</span> <span>2</span>', '2 eggs'],
    ['<span>Water</span> <span>350 g</span> <span>70%</span>', '350 g Water'],
  ])('%s has it in front', (item, text) => {
    expect(amountsFirst(item)).toBe(text);
  });

  it.each([
    '1 kg lemons',
    'Lemons 1 kg',
    '<b>1 kg</b> <i>lemons</i>',
    '<b>Lemons</b> <i>2 large, halved and juiced</i>',
    '<b>Serves:</b> <i>4</i>',
    '<b>レモン</b> <i>3個</i>',
    '<b>2 lemons</b> <i>300 g</i>',
    'Zest from <b>1 large lemon</b>',
    '<b>▢</b> <b>Pinch</b> <i>of salt</i> <i>about 1/16th teaspoon</i>',
  ])('%s is unchanged', (item) => {
    expect(amountsFirst(item)).toBeUndefined();
  });
});
