import { describe, expect, it } from '@jest/globals';
import { byLetter } from './by-letter.js';
import { findSimilar } from './find-similar.js';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('records grouped by first letter', () => {
  it('are sorted without accents, with digits and symbols at the end', () => {
    const groups = byLetter(named('Éclairs', 'zest', '5 minutes', 'apples', 'Eggs', 'Ähren'), 'en');

    expect(groups.map(({ letter, items }) => [letter, items.map(({ name }) => name)])).toEqual([
      ['A', ['Ähren', 'apples']],
      ['E', ['Éclairs', 'Eggs']],
      ['Z', ['zest']],
      ['#', ['5 minutes']],
    ]);
  });

  it('have their own letters in every script', () => {
    expect(byLetter(named('عشاء', 'Dinner'), 'ar').map(({ letter }) => letter)).toEqual(['ع', 'D']);
  });
});

describe('a search by name', () => {
  const all = named('Weeknight', 'Quick dinner', 'Crème brûlée');

  it.each([
    ['', 3],
    ['night', 1],
    ['creme', 1],
    ['weeknigth', 1],
    ['dinnner', 1],
    ['qick', 1],
    ['brunch', 0],
  ])('for %j finds %d', (text, count) => {
    expect(findSimilar(all, text)).toHaveLength(count);
  });
});
