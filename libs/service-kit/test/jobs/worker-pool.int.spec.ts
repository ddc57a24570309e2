import { createWorkerPool, type WorkerPool } from '../../src/index.js';

describe('work in threads', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = createWorkerPool({ file: new URL('../fixtures/peel.worker.js', import.meta.url), threads: 1 });
  });
  afterAll(() => pool.close());

  it('returns the result', async () => {
    await expect(pool.run(['unpeeled potato'], { task: 'peel' })).resolves.toEqual(['potato']);
  });

  it('rejects with the failure, and the next task works', async () => {
    await expect(pool.run(null, { task: 'burn' })).rejects.toThrow('forgotten on the stove');
    await expect(pool.run([], { task: 'peel' })).resolves.toEqual([]);
  });

  it('ends a task that never ends', async () => {
    await expect(pool.run(null, { task: 'simmer', timeoutMs: 100 })).rejects.toThrow();
    await expect(pool.run([], { task: 'peel' })).resolves.toEqual([]);
  });

  it('runs in the order of the calls, in one thread', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pool.run<number, number[]>(index, { task: 'note' })),
    );

    expect(orders.at(-1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
