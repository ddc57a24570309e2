import { Decimal128, Double, Long } from 'bson';
import { toValue } from './convert.js';
import { compareNumbers, exactDecimal } from './numbers.js';

const compare = (a: unknown, b: unknown) => Math.sign(compareNumbers(toValue(a), toValue(b)));
const decimal = (text: string) => Decimal128.fromString(text);

it.each<[unknown, unknown, number]>([
  [1, 2, -1],
  [new Double(2), 2, 0],
  [-0, 0, 0],
  [NaN, -Infinity, -1],
  [NaN, NaN, 0],
  [Infinity, decimal('1E+6000'), 1],
  [Long.fromString('9007199254740993'), new Double(9007199254740992), 1],
  [Long.MAX_VALUE, new Double(2 ** 63), -1],
  [decimal('0.1'), new Double(0.1), -1],
  [decimal('1.0'), decimal('1.00'), 0],
  [decimal('-5'), Long.fromNumber(-5), 0],
  [decimal('NaN'), 0, -1],
  [decimal('1E-6000'), 0, 1],
  [decimal('1E+6000'), decimal('9E+5999'), 1],
])('compares %s with %s', (a, b, expected) => {
  expect(compare(a, b)).toBe(expected);
  expect(compare(b, a)).toBe(0 - expected);
});

it('parses decimals exactly', () => {
  expect(exactDecimal('-12.340E+5')).toEqual({ mantissa: -12340n, exponent: 2 });
  expect(exactDecimal('Infinity')).toBeUndefined();
});
