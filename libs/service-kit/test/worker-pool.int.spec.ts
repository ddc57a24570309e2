import { createWorkerPool, type WorkerPool } from '../src/index.js';

describe('work in threads', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = createWorkerPool({ file: new URL('./fixtures/peel.worker.js', import.meta.url), threads: 1 });
  });
  afterAll(() => pool.close());

  it('brings back the result', async () => {
    await expect(pool.run(['unpeeled potato'], { task: 'peel' })).resolves.toEqual(['potato']);
  });

  it('brings back the failure, and the next task works', async () => {
    await expect(pool.run(null, { task: 'burn' })).rejects.toThrow('forgotten on the stove');
    await expect(pool.run([], { task: 'peel' })).resolves.toEqual([]);
  });

  it('ends a task that never ends', async () => {
    await expect(pool.run(null, { task: 'simmer', timeoutMs: 100 })).rejects.toThrow();
    await expect(pool.run([], { task: 'peel' })).resolves.toEqual([]);
  });
});
