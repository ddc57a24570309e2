import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compareValues } from '../bson/compare.js';
import { toValue } from '../bson/convert.js';
import { encodeComponent, encodeIndexKey, encodeSortKey, MAX_INDEXED_BYTES } from './encode.js';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\0', 'é', '😀', '\uffee', 'Z') });
const scalar = fc.oneof(
  fc.double().map((n) => new Double(n)),
  fc.integer(),
  fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }).map((n) => Long.fromBigInt(n)),
  fc.integer().map((n) => Decimal128.fromString(`${n}E-2`)),
  text,
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 5 }).map((bytes) => new Binary(bytes, 0)),
  fc.constantFrom<unknown>(new MinKey(), new MaxKey(), /a/i, new Timestamp({ t: 5, i: 1 })),
);
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      text.map((name) => name.replaceAll('\0', '-')),
      scalar,
      { maxKeys: 3 },
    ),
  },
);

it('sorts keys like their values', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [x, y] = [toValue(a), toValue(b)];
      const [p, q] = [encodeSortKey(x), encodeSortKey(y)];
      const byKey = Buffer.compare(p.bytes, q.bytes);
      const byValue = Math.sign(compareValues(x, y));
      if (p.exact && q.exact) expect(byKey).toBe(byValue);
      else expect(byKey * byValue).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 4000, seed: 3 },
  );
});

it('sorts several fields in order, each in its direction', () => {
  const directions = [1, -1];
  fc.assert(
    fc.property(fc.tuple(scalar, scalar), fc.tuple(scalar, scalar), (a, b) => {
      const [x, y] = [a.map(toValue), b.map(toValue)];
      const keys = [x, y].map((values) => encodeIndexKey(values, directions));
      if (!keys.every((key) => key.exact)) return;
      const differences = x.map((one, i) => compareValues(one, y[i] ?? one) * (directions[i] ?? 1));
      const expected = Math.sign(differences.find((difference) => difference !== 0) ?? 0);
      expect(Buffer.compare(keys[0]?.bytes ?? Buffer.alloc(0), keys[1]?.bytes ?? Buffer.alloc(0))).toBe(expected);
    }),
    { numRuns: 2000, seed: 4 },
  );
});

it('reports truncation and rounding', () => {
  expect(encodeComponent(toValue('x'.repeat(MAX_INDEXED_BYTES))).exact).toBe(true);
  expect(encodeComponent(toValue('x'.repeat(MAX_INDEXED_BYTES + 1))).exact).toBe(false);
  expect(encodeComponent(toValue(Long.MAX_VALUE)).exact).toBe(false);
  expect(encodeComponent(toValue(Decimal128.fromString('0.1'))).exact).toBe(false);
  expect(encodeComponent(toValue(0.1)).exact).toBe(true);
});
