import fc from 'fast-check';
import { withNumberSuffix } from './numbered-name.js';

describe('a numbered name', () => {
  it('differs from the existing name', () => {
    expect(withNumberSuffix('Soup', 1, 255)).toBe('Soup (1)');
  });

  it('never exceeds the maximum length, nor ends within a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 9 }), (name, number) => {
        const numbered = withNumberSuffix(name, number, 255);
        expect(numbered.length).toBeLessThanOrEqual(255);
        expect(numbered.endsWith(` (${number})`)).toBe(true);
        expect(() => encodeURIComponent(numbered)).not.toThrow(); // throws for half a surrogate pair
      }),
    );
  });
});
