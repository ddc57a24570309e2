import { describe, expect, it } from '@jest/globals';
import { fewerServings, isFewest, moreServings, readScale, scaleFor, writeScale } from './servings.js';

describe('servings', () => {
  it('increase by one, and double below one', () => {
    expect([0.25, 0.5, 1, 2, 2.5].map(moreServings)).toEqual([0.5, 1, 2, 3, 3]);
  });

  it('decrease by one, and halve below one, but never to zero', () => {
    expect([4, 2.5, 1, 0.5, 0.25].map(fewerServings)).toEqual([3, 2, 0.5, 0.25, 0.25]);
    expect(isFewest(0.25)).toBe(true);
    expect(isFewest(0.5)).toBe(false);
  });

  it('are not affected by rounding errors of division', () => {
    expect(moreServings(2.9999999)).toBe(4);
    expect(fewerServings(3.0000001)).toBe(2);
  });

  it('are converted to a scale by the number in the yield, or 1 without one', () => {
    expect(scaleFor(6, '4 bowls')).toBe(1.5);
    expect(scaleFor(3, 'a big pot')).toBe(3);
    expect(scaleFor(2, null)).toBe(2);
  });
});

describe('the scale in the URL', () => {
  it.each([
    ['1.5', 1.5],
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['many', 1],
    ['Infinity', 1],
    ['99999', 1],
  ])('%j is %d', (text, scale) => {
    expect(readScale(text)).toBe(scale);
  });

  it('is omitted for 1, and rounded otherwise', () => {
    expect(writeScale(1)).toBeNull();
    expect(writeScale(1 / 3)).toBe('0.333333');
    expect(writeScale(0.1 + 0.2)).toBe('0.3');
  });
});
