import { inRandomOrder } from './random-order.js';

const ids = Array.from({ length: 200 }, (_, index) => `id-${index}`);

describe('random order', () => {
  it('is the same for the same seed, whatever else is in the list', () => {
    const half = ids.filter((_, index) => index % 2 === 0);

    expect(inRandomOrder([...ids].reverse(), 'a')).toEqual(inRandomOrder(ids, 'a'));
    expect(inRandomOrder(ids, 'a').filter((id) => half.includes(id))).toEqual(inRandomOrder(half, 'a'));
  });

  it('is another one for another seed, and loses nothing', () => {
    expect(inRandomOrder(ids, 'a')).not.toEqual(inRandomOrder(ids, 'b'));
    expect(inRandomOrder(ids, 'a').sort()).toEqual([...ids].sort());
  });
});
