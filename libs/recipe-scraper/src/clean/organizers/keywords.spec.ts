import { cleanKeywords, titleCase } from './keywords.js';

describe('cleanKeywords', () => {
  it.each([
    ['olive oil, quick ,, dinner', ['Olive Oil', 'Quick', 'Dinner']],
    [
      ['olive oil', ' ', 'Quick'],
      ['Olive Oil', 'Quick'],
    ],
    [
      ['one, two', 'three'],
      ['One', 'Two', 'Three'],
    ],
    ['quick, Quick, QUICK', ['Quick']],
    ['mac &amp; cheese', ['Mac & Cheese']],
    [[{ '@type': 'DefinedTerm', name: 'vegan' }], ['Vegan']],
    ['早餐，快手菜', ['早餐', '快手菜']],
    ['', []],
    [null, []],
    [[null, 5, {}], ['5']],
  ])('cleans %j to %j', (value, keywords) => {
    expect(cleanKeywords(value)).toEqual(keywords);
  });
});

describe('titleCase', () => {
  it.each([
    ["mother's day", "Mother's Day"],
    ['mother’s day', 'Mother’s Day'],
    ['gluten-free', 'Gluten-Free'],
    ['EASY DINNER', 'Easy Dinner'],
    ['élégant été', 'Élégant Été'],
    ['30 minutes', '30 Minutes'],
  ])('converts %j to %j', (text, title) => {
    expect(titleCase(text)).toBe(title);
  });
});
