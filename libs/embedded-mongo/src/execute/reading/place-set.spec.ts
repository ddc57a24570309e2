import fc from 'fast-check';
import { PlaceSet } from './place-set.js';

const place = fc.oneof(fc.nat(300), fc.nat(200_000), fc.integer({ min: 2 ** 32 - 70_000, max: 2 ** 32 - 1 }));

it('holds what was put in, however high, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(place), fc.array(place), (places, others) => {
      const set = PlaceSet.of([Uint32Array.from(places)]);
      const expected = new Set(places);

      expect(set.size).toBe(expected.size);
      for (const each of [...places, ...others]) expect(set.has(each)).toBe(expected.has(each));
    }),
  );
});
