import { EventEmitter, once } from 'node:events';
import { WeightedQueue } from './weighted-queue.js';

const never = new AbortController().signal;

/** A task of the queue that runs until it is ended. */
function aTask(queue: WeightedQueue, weight: number, { signal = never, owner = 'ana' } = {}) {
  const work = new EventEmitter();
  const state = { hasStarted: false };
  const done = queue.run({ weight, signal, owner }, () => {
    state.hasStarted = true;
    return once(work, 'end');
  });
  return { state, done, end: () => work.emit('end'), fail: (error: Error) => work.emit('error', error) };
}

const started = async (...tasks: ReturnType<typeof aTask>[]) => {
  await new Promise(setImmediate);
  return tasks.map(({ state }) => state.hasStarted);
};

describe('a queue with a capacity', () => {
  it('runs tasks together up to the capacity, and others in order when one ends or fails', async () => {
    const queue = new WeightedQueue(10);
    const [first, second, third, fourth] = [aTask(queue, 6), aTask(queue, 4), aTask(queue, 5), aTask(queue, 1)];

    expect(await started(first, second, third, fourth)).toEqual([true, true, false, false]);
    second.fail(new Error('no image'));
    await expect(second.done).rejects.toThrow('no image');
    expect(await started(third, fourth)).toEqual([false, false]);
    first.end();
    expect(await started(third, fourth)).toEqual([true, true]);
  });

  it('runs a task beyond the capacity alone', async () => {
    const queue = new WeightedQueue(10);
    const [large, small] = [aTask(queue, 99), aTask(queue, 1)];

    expect(await started(large, small)).toEqual([true, false]);
    large.end();
    expect(await started(small)).toEqual([true]);
  });

  it('forgets a task that is aborted while it waits, and starts those behind it', async () => {
    const queue = new WeightedQueue(10);
    const abort = new AbortController();
    const [running, waiting, small] = [aTask(queue, 6), aTask(queue, 9, { signal: abort.signal }), aTask(queue, 4)];
    expect(await started(running, waiting, small)).toEqual([true, false, false]);

    abort.abort(new Error('too late'));

    await expect(waiting.done).rejects.toThrow('too late');
    expect(await started(small)).toEqual([true]);
    await expect(aTask(queue, 1, { signal: abort.signal }).done).rejects.toThrow('too late');
  });

  it('lets owners take turns, so that many tasks of one do not delay those of another', async () => {
    const queue = new WeightedQueue(10);
    const anas = [1, 2, 3, 4].map(() => aTask(queue, 10));
    const bens = [1, 2].map(() => aTask(queue, 10, { owner: 'ben' }));
    const all = [...anas, ...bens];
    const order: number[] = [];
    for (const _turn of all) {
      const states = await started(...all);
      const next = states.findIndex((hasStarted, at) => hasStarted && !order.includes(at));
      order.push(next);
      all[next]?.end();
    }

    expect(order).toEqual([0, 1, 4, 2, 5, 3]);
  });
});
