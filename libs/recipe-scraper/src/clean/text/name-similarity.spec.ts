import { containsName, nameSimilarity } from './name-similarity.js';

describe('nameSimilarity', () => {
  it.each<[string, string, number]>([
    ['Lemon tart', 'lemon TART!', 1],
    ['Salt & Lemons', 'saltandlemons', 1],
    ['Crème brûlée', 'creme brulee', 1],
    ['Grandma’s tart', "Grandma's tart", 1],
    ['Lemon tart', 'The best lemon tart', 2 / 3],
    ['Lemon tart', 'Pear tart', 0.5],
    ['柠檬挞', '外婆的柠檬挞', 0.5],
    ['Lemon tart', 'Pea soup', 0],
    ['Lemon tart', 'The very best lemon tart of all the kitchens', 0.5],
    ['Cook', 'Peanut butter cookies', 0],
    ['', '', 0],
    ['!', '?', 0],
  ])('of "%s" and "%s" is %p', (one, other, share) => {
    expect(nameSimilarity(one, other)).toBeCloseTo(share);
  });
});

describe('containsName', () => {
  it('finds the words of a name in another', () => {
    expect(containsName('How to make: Scones', 'scones')).toBe(true);
    expect(containsName('Peanut butter cookies', 'Cook')).toBe(false);
    expect(containsName('Scones', '!')).toBe(false);
  });
});
