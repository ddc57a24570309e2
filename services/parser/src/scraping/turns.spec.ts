import { Turns } from './turns.js';

/** Tasks that end when told to, and a record of which have begun. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, task, end: (name: string) => ends.get(name)?.() };
}

describe('taking turns', () => {
  it('begins a task only when another has ended, in the order they came', async () => {
    const turns = new Turns(2);
    const { begun, task, end } = tasks();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => turns.take(task(name)));
    expect(begun).toEqual(['a', 'b']);

    end('b');
    await b;
    expect(begun).toEqual(['a', 'b', 'c']);

    end('a');
    end('c');
    await Promise.all([a, c]);
    end('d');
    await expect(d).resolves.toBe('d');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on after a task that failed', async () => {
    const turns = new Turns(1);
    const failed = turns.take(() => Promise.reject(new Error('burnt')));
    const next = turns.take(() => Promise.resolve('done'));

    await expect(failed).rejects.toThrow('burnt');
    await expect(next).resolves.toBe('done');
  });
});
