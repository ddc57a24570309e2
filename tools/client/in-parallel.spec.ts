import { inParallel } from './in-parallel.js';

const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)));

describe('inParallel', () => {
  it('keeps the order of the items, whichever completes first', async () => {
    expect(await inParallel([3, 1, 2], 2, (n) => later(n * 10))).toEqual([30, 10, 20]);
  });

  it('limits the concurrency', async () => {
    let busy = 0;
    let most = 0;
    await inParallel(Array.from({ length: 20 }), 4, async () => {
      most = Math.max(most, ++busy);
      await later(null);
      busy -= 1;
    });
    expect(most).toBe(4);
  });

  it('fails when one item fails', async () => {
    await expect(inParallel([1], 8, () => Promise.reject(new Error('no salt')))).rejects.toThrow('no salt');
  });
});
