import fc from 'fast-check';
import { scaleYield, servingsLabel, yieldBase } from './scale-yield.js';

describe('scaleYield', () => {
  it.each([
    ['4 servings', 1.5, '6 servings'],
    ['4 servings', 0.25, '1 servings'],
    ['1 loaf', 0.5, '0.5 loaf'],
    ['3 portions', 1 / 3, '1 portions'],
    ['makes 12 (about 40 g each)', 2, 'makes 24 (about 40 g each)'],
    ['2 loaves of 1/2 kg', 2, '4 loaves of 1/2 kg'],
    ['1/2 cup', 3, '1 1/2 cup'],
    ['1 1/2 dozen', 2, '3 dozen'],
    ['1½ dozen', 1.5, '2 1/4 dozen'],
    ['1.5 l', 2, '3 l'],
    ['1,5 l', 1.5, '2,25 l'],
    ['4-6 servings', 1.5, '6-9 servings'],
    ['4 – 6 servings', 2, '8 – 12 servings'],
    ['4 to 6', 2, '8 to 12'],
    ['4 bis 6 Portionen', 2, '8 bis 12 Portionen'],
    ['4 à 6 personnes', 1.5, '6 à 9 personnes'],
    ['2 à 6 personnes', 2, '4 à 12 personnes'],
    ['2 à 7 g', 2, '4 à 7 g'],
    ['от 4 до 6 порций', 2, 'от 8 до 12 порций'],
    ['4〜6人分', 2, '8〜12人分'],
    ['2 à 200 g', 2, '4 à 200 g'],
    ['2 and 4', 2, '4 and 4'],
    ['1/2-1 cup', 2, '1-2 cup'],
    ['8 slices, 4 people', 2, '16 slices, 4 people'],
    ['a big pot', 2, 'a big pot'],
    ['', 2, ''],
    ['1/0 servings', 2, '1/0 servings'],
    ['4 servings', 0, '0 servings'],
    ['½ cake', 0, '0 cake'],
  ])('scales %p by %p to %p', (text, scale, expected) => {
    expect(scaleYield(text, scale)).toBe(expected);
  });

  it('shows the requested number of servings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (base, target) => {
        expect(scaleYield(`${base} servings`, target / base)).toBe(`${target} servings`);
      }),
    );
  });
});

describe('yieldBase', () => {
  it('is the number in the yield, and one without a number', () => {
    expect(yieldBase('4 servings')).toBe(4);
    expect(yieldBase('1 1/2 dozen')).toBe(1.5);
    for (const text of ['a big pot', '', null, undefined, '0 servings', '1/0']) expect(yieldBase(text)).toBe(1);
  });
});

describe('servingsLabel', () => {
  it('is the amount made', () => {
    expect(servingsLabel('4 servings', 1.5)).toBe('6 servings');
    expect(servingsLabel('a big pot', 1)).toBe('a big pot');
    expect(servingsLabel('a big pot', 2)).toBe('2x a big pot');
    expect(servingsLabel(null, 1.5)).toBe('x 1.5');
  });
});
