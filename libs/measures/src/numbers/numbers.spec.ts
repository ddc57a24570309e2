import fc from 'fast-check';
import { findNumber } from './find-number.js';
import { parseNumber } from './parse-number.js';

describe('parseNumber', () => {
  it.each([
    ['2', 2],
    [' 2.5 ', 2.5],
    ['1,5', 1.5],
    ['0,250', 0.25],
    ['1,200', 1200],
    ['1,200,000.5', 1_200_000.5],
    ['1/2', 0.5],
    ['1⁄2', 0.5],
    ['1 1/2', 1.5],
    ['1\u00a01/2', 1.5],
    ['1-1/2', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['⅒', 0.1],
    ['1 ¹/₂', 1.5],
    ['¹/₁₀', 0.1],
    ['１２', 12],
    ['１／２', 0.5],
    ['٣', 3],
    ['۲½', 2.5],
    ['१ १/२', 1.5],
    ['২', 2],
  ])('parses %p as %p', (text, value) => {
    expect(parseNumber(text)).toBeCloseTo(value, 10);
  });

  it.each(['', ' ', 'two', '2 cups', '1/0', '1 1/0', '.', ',', '½½', '1/2/3', '-'])('returns null for %p', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('accepts any text', () => {
    const odd = fc.string({ unit: fc.constantFrom('1', '0', ' ', '/', ',', '.', '-', '½', '¹', '₂', 'x', '⁄') });
    fc.assert(
      fc.property(odd, (text) => {
        const value = parseNumber(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('findNumber', () => {
  it('returns the position and format of the number', () => {
    expect(findNumber('makes 1 1/2 dozen')).toEqual({ value: 1.5, form: 'fraction', start: 6, end: 11 });
    expect(findNumber('ca. 12 pieces')).toEqual({ value: 12, form: 'integer', start: 4, end: 6 });
    expect(findNumber('1,5 kg')).toEqual({ value: 1.5, form: 'decimal-comma', start: 0, end: 3 });
  });

  it('returns the first number', () => {
    expect(findNumber('2 loaves of 1/2 kg')?.value).toBe(2);
    expect(findNumber('2 loaves of 1/2 kg', 1)?.value).toBe(0.5);
  });

  it.each(['1/0', '1 1/0', '9'.repeat(400)])('skips %p, which has no value', (text) => {
    expect(findNumber(`${text} or 2 loaves`)?.value).toBe(2);
    expect(findNumber(text)).toBeNull();
  });
});
