import { EventEmitter, once } from 'node:events';
import { WeightedQueue } from './weighted-queue.js';

const never = new AbortController().signal;

/** A task of the queue that runs until it is ended. */
function aTask(queue: WeightedQueue, weight: number, signal = never) {
  const work = new EventEmitter();
  const state = { hasStarted: false };
  const done = queue.run(weight, signal, () => {
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
    const [running, waiting, small] = [aTask(queue, 6), aTask(queue, 9, abort.signal), aTask(queue, 4)];
    expect(await started(running, waiting, small)).toEqual([true, false, false]);

    abort.abort(new Error('too late'));

    await expect(waiting.done).rejects.toThrow('too late');
    expect(await started(small)).toEqual([true]);
    await expect(aTask(queue, 1, abort.signal).done).rejects.toThrow('too late');
  });
});
