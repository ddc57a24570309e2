import { optimisticUpdate } from './optimistic-update.js';

describe('optimisticUpdate', () => {
  it('repeats the attempt until it has a result', async () => {
    const results = [null, null, 'saved'];

    await expect(optimisticUpdate(() => Promise.resolve(results.shift() ?? null))).resolves.toBe('saved');
    expect(results).toEqual([]);
  });

  it('fails with a conflict when every attempt meets a concurrent change', async () => {
    let attempts = 0;
    const update = optimisticUpdate(() => {
      attempts += 1;
      return Promise.resolve(null);
    });

    await expect(update).rejects.toMatchObject({ kind: 'conflict' });
    expect(attempts).toBe(40);
  });

  it('does not repeat an attempt that fails', async () => {
    let attempts = 0;
    const update = optimisticUpdate(() => {
      attempts += 1;
      return Promise.reject(new Error('disk full'));
    });

    await expect(update).rejects.toThrow('disk full');
    expect(attempts).toBe(1);
  });
});
