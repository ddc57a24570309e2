import fc from 'fast-check';
import { RecordIdSet } from './record-id-set.js';

const recordId = fc.oneof(fc.nat(300), fc.nat(200_000), fc.integer({ min: 2 ** 32 - 70_000, max: 2 ** 32 - 1 }));

it('contains exactly the added ids, also large ones', () => {
  fc.assert(
    fc.property(fc.array(recordId), fc.array(recordId), (recordIds, others) => {
      const set = RecordIdSet.of([Uint32Array.from(recordIds)]);
      const expected = new Set(recordIds);

      expect(set.size).toBe(expected.size);
      for (const each of [...recordIds, ...others]) expect(set.has(each)).toBe(expected.has(each));
    }),
  );
});
