import { UniqueNames } from './unique-names.js';

describe('UniqueNames', () => {
  it('numbers equal names in their scope, without those that exist already', () => {
    const unique = new UniqueNames();
    const names = ['Pea', 'pea (1)', 'PEA', 'Pea', 'Pea (1)'].map((name) => unique.name('a', name));

    expect(names).toEqual(['Pea', 'pea (1)', 'PEA (2)', 'Pea (3)', 'Pea (1) (1)']);
    expect(unique.name('b', 'Pea')).toBe('Pea');
  });

  it('numbers names that differ in case or in the encoding of accents only', () => {
    const unique = new UniqueNames();
    const names = ['Purée', 'Pure\u0301e', 'PURÉE'].map((name) => unique.name('a', name));

    expect(names).toEqual(['Purée', 'Pure\u0301e (1)', 'PURÉE (2)']);
  });

  it('looks at each number once, however many names are equal', () => {
    const unique = new UniqueNames();
    const normalize = jest.spyOn(String.prototype, 'normalize');

    for (let count = 0; count < 1_000; count += 1) unique.login('ana');

    expect(normalize.mock.calls.length).toBeLessThan(10_000);
    normalize.mockRestore();
  });
});
