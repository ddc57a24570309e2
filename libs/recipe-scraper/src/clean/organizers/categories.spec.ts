import { cleanCategories } from './categories.js';

describe('cleanCategories', () => {
  it.each([
    ['', []],
    ['main dish', ['main dish']],
    [
      [' main dish ', 'DESSERT'],
      ['Main Dish', 'Dessert'],
    ],
    [[{ name: 'main dish', slug: 'main-dish' }], ['main dish']],
    [[null, '', {}], []],
    [null, []],
    [7, []],
  ])('cleans %j to %j', (value, names) => {
    expect(cleanCategories(value)).toEqual(names);
  });
});
