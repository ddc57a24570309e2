import fc from 'fast-check';
import { prefixEnd, entryKey, hasKeyLength, invertBits, recordIdOf } from './index-entry.js';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 6 }).map((array) => Buffer.from(array));

it('computes the end of a prefix', () => {
  fc.assert(
    fc.property(bytes, bytes, (start, rest) => {
      const end = prefixEnd(start);
      expect(Buffer.compare(Buffer.concat([start, rest.fill(0xff)]), end)).toBeLessThan(0);
      expect(end.subarray(0, start.length).equals(start) && !start.every((byte) => byte === 0xff)).toBe(false);
    }),
  );
});

it('inverts the order', () => {
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      if (a.length !== b.length) return;
      expect(Buffer.compare(invertBits(a), invertBits(b))).toBe(0 - Buffer.compare(a, b));
    }),
  );
});

it('reads the record id of an entry', () => {
  const [prefix, key] = [Buffer.from([0, 0, 0, 7]), Buffer.from('key')];
  const entry = entryKey(prefix, key, 4_000_000_000);

  expect(recordIdOf(entry)).toBe(4_000_000_000);
  expect(hasKeyLength(entry, prefix, key)).toBe(true);
  expect(hasKeyLength(entry, prefix, Buffer.from('ke'))).toBe(false);
});
