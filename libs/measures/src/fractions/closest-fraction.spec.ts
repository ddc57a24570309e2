import fc from 'fast-check';
import { closestFraction } from './closest-fraction.js';

describe('closestFraction', () => {
  it.each([
    [0.333, 1, 3],
    [0.667, 2, 3],
    [0.125, 1, 8],
    [0.0625, 1, 10],
    [0.95, 9, 10],
    [0.96, 1, 1],
    [3.14, 22, 7],
    [0, 0, 1],
    [2, 2, 1],
    [0.03, 0, 1],
    [-0.5, -1, 2],
    [5e-324, 0, 1],
  ])('approximates %p by %p/%p', (value, numerator, denominator) => {
    expect(closestFraction(value)).toEqual({ numerator, denominator });
  });

  it('prefers the smaller denominator for equal distances', () => {
    // 0.5 is as far from 0 as from 1, 0.375 as far from 1/4 as from 1/2.
    expect(closestFraction(0.5, 1)).toEqual({ numerator: 1, denominator: 1 });
    expect(closestFraction(0.375, 4)).toEqual({ numerator: 1, denominator: 3 });
    expect(closestFraction(0.25, 2)).toEqual({ numerator: 0, denominator: 1 });
  });

  it('is nearer than every other fraction with a denominator up to ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 10 }), (millionths, other) => {
        const value = millionths / 1_000_000;
        const { numerator, denominator } = closestFraction(value);
        const rival = Math.round(value * other) / other;
        expect(Math.abs(value - numerator / denominator)).toBeLessThanOrEqual(Math.abs(value - rival) + 1e-12);
        expect(denominator).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('returns every such fraction in lowest terms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 10 }), (numerator, denominator) => {
        const fraction = closestFraction(numerator / denominator);
        expect(fraction.numerator * denominator).toBe(numerator * fraction.denominator);
        expect(fraction.denominator).toBeLessThanOrEqual(denominator);
      }),
    );
  });
});
