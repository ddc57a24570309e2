import fc from 'fast-check';
import { tokenize } from './tokenize.js';

const words = (line: string) => tokenize(line).map(({ text }) => text);
const amounts = (line: string) => tokenize(line).flatMap(({ amount }) => (amount ? [[amount.low, amount.high]] : []));

describe('tokenize', () => {
  it.each([
    ['10g/½oz fresh tarragon, leaves only', ['10', 'g', '½', 'oz', 'fresh', 'tarragon', 'leaves', 'only']],
    ['175g6oz butter', ['175', 'g', '6', 'oz', 'butter']],
    ['1 (14-oz.) can tomatoes', ['1', '14', 'oz', 'can', 'tomatoes']],
    ['white- or yellow-skinned', ['white', 'or', 'yellow-skinned']],
    ["2 bird's-eye chillies", ['2', "bird's-eye", 'chillies']],
    ['2% milk, 70% cocoa', ['2%', 'milk', '70%', 'cocoa']],
    ['110g-175g pork', ['110', 'g', '175', 'g', 'pork']],
  ])('splits %p', (line, expected) => {
    expect(words(line)).toEqual(expected);
  });

  it.each([
    ['1 1/2 cups', [[1.5, 1.5]]],
    ['1-1/2 cups', [[1.5, 1.5]]],
    ['1 & 1/2 cups', [[1.5, 1.5]]],
    ['1½cups', [[1.5, 1.5]]],
    ['2 1⁄2 cups', [[2.5, 2.5]]],
    ['2–3 carrots', [[2, 3]]],
    ['1 to 2 carrots', [[1, 2]]],
    ['2 bis 3 Karotten', [[2, 3]]],
    ['5½- to 6-pound fowl', [[5.5, 6]]],
    ['1,200 g', [[1200, 1200]]],
    ['1,5 l', [[1.5, 1.5]]],
    ['.5 kg', [[0.5, 0.5]]],
    ['1 14-oz can', [[1, 1], [14, 14]]], // oxfmt-ignore
    ['400-14 oz', [[400, 400], [14, 14]]], // oxfmt-ignore
    ['1/0 cup', []],
  ])('parses the numbers of %p', (line, expected) => {
    expect(amounts(line)).toEqual(expected);
  });

  it('distinguishes a multiplier from a number', () => {
    const [count, size] = tokenize('8 x 450g lobsters');
    expect(count?.amount).toEqual({ low: 8, high: 8, isMultiplier: true });
    expect(size?.amount).toEqual({ low: 450, high: 450, isMultiplier: false });
  });

  it('always returns tokens with positions in the line', () => {
    const odd = fc.string({ unit: fc.constantFrom('1', '/', '½', '-', ' ', 'a', '(', ')', '.', ',', 'x', 'ß', '7') });
    fc.assert(
      fc.property(fc.oneof(odd, fc.string()), (line) => {
        for (const { text, start, end } of tokenize(line)) expect(line.slice(start, end)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
