import { KeyedBatches } from './keyed-batches.js';

/** Resolves when pending promise callbacks have run. */
const settle = () => new Promise(setImmediate);

/** Batches that are completed by the test, and the tasks of each. */
function setUp(most = 10) {
  const started: { tasks: number[]; before: number | undefined; end: () => void; fail: (error: Error) => void }[] = [];
  const batches = new KeyedBatches<number, number, number>(
    (tasks, before) =>
      new Promise((resolve, reject) => {
        const outcome = (task: number): PromiseSettledResult<number> =>
          task < 0
            ? { status: 'rejected', reason: new Error(`no ${task}`) }
            : { status: 'fulfilled', value: task * 10 };
        const end = () => resolve({ outcomes: tasks.map(outcome), state: tasks.at(-1) });
        started.push({ tasks, before, end, fail: reject });
      }),
    most,
  );
  return { started, batches };
}

describe('KeyedBatches', () => {
  it('runs the tasks of an iteration of the event loop together, and then those that arrive meanwhile', async () => {
    const { started, batches } = setUp();
    const early = [1, 2].map((task) => batches.run('a', task));
    await settle();
    expect(started.map(({ tasks }) => tasks)).toEqual([[1, 2]]);
    const late = [3, 4].map((task) => batches.run('a', task));
    await settle();
    expect(started).toHaveLength(1);

    started[0]?.end();
    expect(await Promise.all(early)).toEqual([10, 20]);
    await settle();
    expect(started.map(({ tasks }) => tasks)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(started[1]?.before).toBe(2);
    started[1]?.end();
    expect(await Promise.all(late)).toEqual([30, 40]);
  });

  it('does not make a key wait for another', async () => {
    const { started, batches } = setUp();
    void batches.run('a', 1);
    void batches.run('b', 2);
    await settle();
    expect(started.map(({ tasks }) => tasks)).toEqual([[1], [2]]);
  });

  it('returns the outcome of each task', async () => {
    const { started, batches } = setUp();
    const results = Promise.allSettled([batches.run('a', -1), batches.run('a', -2), batches.run('a', 3)]);
    await settle();
    started[0]?.end();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('fails all tasks of a failed batch, and continues with the next batch', async () => {
    const { started, batches } = setUp(1);
    const results = Promise.allSettled([batches.run('a', 1), batches.run('a', 2)]);
    await settle();
    started[0]?.fail(new Error('away'));
    await settle();
    started[1]?.end();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('limits the number of tasks in a batch', async () => {
    const { started, batches } = setUp(2);
    for (const task of [1, 2, 3, 4]) void batches.run('a', task);
    await settle();
    started[0]?.end();
    await settle();
    expect(started.map(({ tasks }) => tasks)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('starts again for a key whose tasks are complete', async () => {
    const { started, batches } = setUp();
    const first = batches.run('a', 1);
    await settle();
    started[0]?.end();
    await first;
    await settle();
    const second = batches.run('a', 2);
    await settle();
    expect(started[1]?.before).toBeUndefined();
    started[1]?.end();
    expect(await second).toBe(20);
  });
});
