import { KeyedQueue } from './keyed-queue.js';

const held = () => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
};

describe('a keyed queue', () => {
  it('starts work when the previous one has ended, also after a failure', async () => {
    const queue = new KeyedQueue();
    const steps: string[] = [];
    const { until, release } = held();

    const first = queue.run('soup', async () => {
      await until;
      steps.push('first');
      throw new Error('failed');
    });
    const second = queue.run('soup', () => Promise.resolve(steps.push('second')));
    release();

    await expect(first).rejects.toThrow('failed');
    await second;
    expect(steps).toEqual(['first', 'second']);
  });

  it('does not wait for other keys', async () => {
    const queue = new KeyedQueue();
    const { until, release } = held();
    const waiting = queue.run('soup', () => until);

    expect(await queue.run('stew', () => Promise.resolve('done'))).toBe('done');

    release();
    await waiting;
  });

  it('is empty when all work has ended', async () => {
    const queue = new KeyedQueue();

    await Promise.all([queue.run('soup', () => Promise.resolve()), queue.run('soup', () => Promise.resolve())]);
    await Promise.resolve();

    expect(queue.size).toBe(0);
  });
});
