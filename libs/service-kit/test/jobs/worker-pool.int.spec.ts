import { createWorkerPool, type WorkerPool } from '../../src/index.js';

describe('tasks in worker threads', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = createWorkerPool({ file: new URL('../fixtures/peel.worker.js', import.meta.url), threads: 1 });
  });
  afterAll(() => pool.close());

  it('return the result', async () => {
    await expect(pool.run(['unpeeled potato'], { task: 'peel' })).resolves.toEqual(['potato']);
  });

  it('reject with the failure, and the next task succeeds', async () => {
    await expect(pool.run(null, { task: 'burn' })).rejects.toThrow('forgotten on the stove');
    await expect(pool.run([], { task: 'peel' })).resolves.toEqual([]);
  });

  it('are ended at their time limit', async () => {
    await expect(pool.run(null, { task: 'simmer', timeoutMs: 100 })).rejects.toThrow();
    await expect(pool.run([], { task: 'peel' })).resolves.toEqual([]);
  });

  it('run in the order of the calls with one thread', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pool.run<number, number[]>(index, { task: 'note' })),
    );

    expect(orders.at(-1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
