import { ConcurrencyLimit } from './concurrency-limit.js';

describe('ConcurrencyLimit', () => {
  it('never exceeds the limit, and finishes all work', async () => {
    const limit = new ConcurrencyLimit(2, 100);
    let [running, most] = [0, 0];

    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limit.run(async () => {
          most = Math.max(most, (running += 1));
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
          return index;
        }),
      ),
    );

    expect(most).toBe(2);
    expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('starts waiting tasks in order, as others end', async () => {
    const limit = new ConcurrencyLimit(2);
    const { started, task, end } = tasks();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => limit.run(task(name)));
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

  it('refuses work beyond the queue', async () => {
    const limit = new ConcurrencyLimit(1, 1);
    let finish = (): void => undefined;
    const first = limit.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = limit.run(() => Promise.resolve());

    await expect(limit.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'common.too-many' });
    finish();
    await Promise.all([first, second]);
  });

  it('continues after a failure', async () => {
    const limit = new ConcurrencyLimit(1, 1);

    await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limit.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});

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
