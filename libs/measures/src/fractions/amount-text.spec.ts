import fc from 'fast-check';
import { parseNumber } from '../numbers/parse-number.js';
import { amountParts } from './amount-parts.js';
import { amountText, plainAmountText } from './amount-text.js';

describe('amountText', () => {
  it.each([
    [0.5, '¹/₂'],
    [2.75, '2 ³/₄'],
    [0.1, '¹/₁₀'],
    [3.14, '3 ¹/₇'],
    [0.333, '¹/₃'],
    [2, '2'],
    [0.96, '1'],
    [1.96, '2'],
    [100, '100'],
  ])('formats %p as a measurable fraction: %p', (quantity, text) => {
    expect(amountText(quantity)).toBe(text);
    expect(amountText(quantity, { fraction: true })).toBe(text);
  });

  it.each([
    [0.5, '0.5'],
    [2, '2'],
    [0.125, '0.125'],
    [0.1 + 0.2, '0.3'],
    [1 / 3, '0.333'],
    [1234.5678, '1234.568'],
  ])('formats %p as a decimal when the unit does not use fractions: %p', (quantity, text) => {
    expect(amountText(quantity, { fraction: false })).toBe(text);
  });

  it.each([
    [0.03, '0.03'],
    [0.0123, '0.012'],
    [0.0002, '0.0002'],
  ])('never formats %p as 0', (quantity, text) => {
    expect(amountText(quantity)).toBe(text);
    expect(amountText(quantity, { fraction: false })).toBe(text);
  });

  it('is empty without an amount', () => {
    for (const none of [0, -0, null, undefined, NaN, Infinity]) expect(amountText(none)).toBe('');
  });

  it('formats a negative amount with its sign', () => {
    expect(amountText(-1.5)).toBe('-1.5');
  });
});

describe('plainAmountText', () => {
  it('uses only plain characters', () => {
    expect(plainAmountText(1.5)).toBe('1 1/2');
    expect(plainAmountText(0.25)).toBe('1/4');
    expect(plainAmountText(1.5, { fraction: false })).toBe('1.5');
  });

  it('can be parsed back to within half of the smallest difference of two fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (thousandths) => {
        const quantity = thousandths / 1000;
        for (const text of [plainAmountText(quantity), amountText(quantity)]) {
          expect(Math.abs((parseNumber(text) ?? NaN) - quantity)).toBeLessThanOrEqual(0.05 + 1e-9);
        }
      }),
    );
  });
});

describe('amountParts', () => {
  it('returns the parts for rendering', () => {
    expect(amountParts(2.75)).toEqual({ kind: 'mixed', whole: 2, numerator: 3, denominator: 4 });
    expect(amountParts(0.5)).toEqual({ kind: 'mixed', whole: 0, numerator: 1, denominator: 2 });
    expect(amountParts(3)).toEqual({ kind: 'mixed', whole: 3, numerator: 0, denominator: 1 });
    expect(amountParts(0.5, { fraction: false })).toEqual({ kind: 'decimal', text: '0.5' });
    expect(amountParts(0)).toBeNull();
  });
});
