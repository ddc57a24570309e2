import { inRandomOrder } from './random-order.js';

const ids = Array.from({ length: 200 }, (_, index) => `id-${index}`);

describe('random order', () => {
  it('is the same for the same seed, regardless of other records', () => {
    const half = ids.filter((_, index) => index % 2 === 0);

    expect(inRandomOrder([...ids].reverse(), 'a')).toEqual(inRandomOrder(ids, 'a'));
    expect(inRandomOrder(ids, 'a').filter((id) => half.includes(id))).toEqual(inRandomOrder(half, 'a'));
  });

  it('is different for another seed, and contains all records', () => {
    expect(inRandomOrder(ids, 'a')).not.toEqual(inRandomOrder(ids, 'b'));
    expect(inRandomOrder(ids, 'a').sort()).toEqual([...ids].sort());
  });
});
