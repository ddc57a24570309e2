import { BSON } from 'bson';
import fc from 'fast-check';
import { MalformedBson } from './layout.js';
import { validateDocument } from './validate.js';
import { documentValue, fieldsOf, itemsOf, type Value } from './value.js';

const sample = Buffer.from(
  BSON.serialize({
    a: 1,
    text: 'lemon',
    list: [1, 'two', { three: 3 }],
    when: new Date(),
    re: /a/i,
    none: null,
    ok: true,
  }),
);

it('accepts documents of drivers', () => {
  expect(() => validateDocument(sample)).not.toThrow();
  expect(() => validateDocument(Buffer.from(BSON.serialize({})))).not.toThrow();
});

it('rejects a truncated document', () => {
  for (let length = 0; length < sample.length; length++) {
    expect(() => validateDocument(sample.subarray(0, length))).toThrow(MalformedBson);
  }
});

it('rejects extra bytes after the document', () => {
  expect(() => validateDocument(Buffer.concat([sample, Buffer.from([0])]))).toThrow(MalformedBson);
});

it('rejects everything that would make readers exceed the buffer', () => {
  fc.assert(
    fc.property(fc.nat(sample.length - 1), fc.nat(255), (at, byte) => {
      const changed = Buffer.from(sample);
      changed[at] = byte;
      try {
        validateDocument(changed);
      } catch (error) {
        return error instanceof MalformedBson;
      }
      readAll(documentValue(changed));
      return true;
    }),
    { numRuns: 3000, seed: 5 },
  );
});

function readAll(value: Value): void {
  if (value.isObject) for (const [, inner] of fieldsOf(value)) readAll(inner);
  else if (value.isArray) for (const inner of itemsOf(value)) readAll(inner);
  else if (value.isString) value.text();
  expect(value.end).toBeLessThanOrEqual(sample.length);
}
