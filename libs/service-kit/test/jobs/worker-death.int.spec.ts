import { createWorkerPool, WorkerThreadError, type WorkerPool } from '../../src/index.js';

const THREAD_ENDS: [string, string, unknown][] = [
  ['throws outside of its task', 'throwOutside', null],
  ['rejects outside of its task', 'rejectOutside', null],
  ['exits', 'exit', 7],
  ['exits with code 0', 'exit', 0],
  ['exceeds its heap', 'fillHeap', null],
];
const file = new URL('../fixtures/dying.worker.mjs', import.meta.url);
const ended = (message: string) => expect.objectContaining({ name: 'WorkerThreadError', message }) as Error;
const messageOf = (work: Promise<unknown>) => work.then(String, ({ message }: Error) => message);

describe.each([1, 2])('a pool of %i threads', (threads) => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = createWorkerPool({ file, threads, maxMegabytes: 32 });
  });
  afterAll(() => pool.close());

  it.each(THREAD_ENDS)('loses only the task whose thread %s', async (_how, task, input) => {
    await pool.run(null, { task: 'count' });
    const dying = pool.run(input, { task });
    dying.catch(() => undefined);
    const waiting = Array.from({ length: 4 }, () => pool.run(null, { task: 'count' }));

    expect(await Promise.all(waiting)).toHaveLength(4);
    await expect(dying).rejects.toBeInstanceOf(WorkerThreadError);
  });

  it('continues when queued tasks have a time limit', async () => {
    await pool.run(null, { task: 'count' });
    const dying = pool.run(3, { task: 'exit' });
    const waiting = Array.from({ length: threads }, () => pool.run(null, { task: 'count', timeoutMs: 20_000 }));

    dying.catch(() => undefined);
    expect(await Promise.all(waiting)).toHaveLength(threads);
    await expect(dying).rejects.toBeInstanceOf(WorkerThreadError);
  });

  it('continues after a task that exceeded its time limit', async () => {
    await pool.run(null, { task: 'count' });
    const endless = pool.run(null, { task: 'forever', timeoutMs: 300 });
    endless.catch(() => undefined);
    const waiting = Array.from({ length: 4 }, () => pool.run(null, { task: 'count' }));

    expect(await Promise.all(waiting)).toHaveLength(4);
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a thread that has ended', () => {
  let pool: WorkerPool;
  afterEach(() => pool.close());

  it('reports the reason', async () => {
    pool = createWorkerPool({ file, threads: 1, maxMegabytes: 32 });

    await expect(pool.run(7, { task: 'exit' })).rejects.toEqual(ended('The thread exited with code 7.'));
    await expect(pool.run(null, { task: 'throwOutside' })).rejects.toEqual(
      ended('The thread ended: outside of any task'),
    );
    await expect(pool.run(null, { task: 'fillHeap' })).rejects.toMatchObject({
      name: 'WorkerThreadError',
      code: 'ERR_WORKER_OUT_OF_MEMORY',
    });
    await expect(pool.run(null, { task: 'fail' })).rejects.toMatchObject({ name: 'RangeError' });
  });

  it('does not lose a repeatable task', async () => {
    pool = createWorkerPool({ file, threads: 1, repeatable: true });
    await pool.run(null, { task: 'throwLater' });

    await expect(pool.run(null, { task: 'rest' })).resolves.toMatchObject({ threadId: expect.any(Number) as number });
    await expect(pool.run(7, { task: 'exit' })).rejects.toEqual(ended('The thread exited with code 7.'));
  });

  it('frees its memory', async () => {
    pool = createWorkerPool({ file, threads: 1, resident: true });
    await pool.run(null, { task: 'count' });
    await expect(pool.run(null, { task: 'count' })).resolves.toMatchObject({ calls: 2 });
    await expect(pool.run(1, { task: 'exit' })).rejects.toThrow();

    await expect(pool.run(null, { task: 'count' })).resolves.toMatchObject({ calls: 1 });
  });
});

describe('a module that cannot be loaded', () => {
  it('fails every task, also waiting ones', async () => {
    const unloadable = new URL('../fixtures/unloadable.worker.mjs', import.meta.url);
    const pool = createWorkerPool({ file: unloadable, threads: 1 });

    const messages = await Promise.all([1, 2, 3].map((task) => messageOf(pool.run(task))));

    expect(messages).toEqual(Array(3).fill('The thread ended: cannot be loaded'));
    expect(await messageOf(pool.run(4))).toBe('The thread ended: cannot be loaded');
    await pool.close();
  });
});
