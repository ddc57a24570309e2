import { Semaphore } from './semaphore.js';

/** Tasks that end when the test ends them, and the names of those that have started. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

describe('Semaphore', () => {
  it('starts waiting tasks in order, as others end', async () => {
    const semaphore = new Semaphore(2);
    const { started, task, end } = tasks();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => semaphore.run(task(name)));
    expect(started).toEqual(['a', 'b']);

    end('b');
    await b;
    expect(started).toEqual(['a', 'b', 'c']);

    end('a');
    end('c');
    await Promise.all([a, c]);
    end('d');
    await expect(d).resolves.toBe('d');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('continues after a failed task', async () => {
    const semaphore = new Semaphore(1);
    const failed = semaphore.run(() => Promise.reject(new Error('burnt')));
    const next = semaphore.run(() => Promise.resolve('done'));

    await expect(failed).rejects.toThrow('burnt');
    await expect(next).resolves.toBe('done');
  });
});
