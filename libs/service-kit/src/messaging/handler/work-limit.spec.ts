import { WorkLimit } from './work-limit.js';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('a limit of work', () => {
  it('runs a limited number of tasks at a time, and the others in their order', async () => {
    const limit = new WorkLimit(2, 10);
    const gates = [gate(), gate(), gate()];
    const started: number[] = [];
    const results = gates.map(({ opened }, index) =>
      limit.run(async () => {
        started.push(index);
        await opened;
      }),
    );

    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    gates[0]?.open();
    await results[0];
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual([0, 1, 2]);
    gates.forEach(({ open }) => open());
    await Promise.all(results);
    expect(limit.size).toBe(0);
  });

  it('reports when too many tasks are waiting', async () => {
    const limit = new WorkLimit(1, 1);
    const { open, opened } = gate();
    const results = [limit.run(() => opened), limit.run(() => opened)];

    expect(limit.isFull).toBe(true);
    open();
    await Promise.all(results);
    expect(limit.isFull).toBe(false);
  });

  it('reports when all tasks are complete, also after failures', async () => {
    const limit = new WorkLimit(1, 10);
    const { open, opened } = gate();
    const failing = limit.run(() => opened.then(() => Promise.reject(new Error('burnt'))));
    const idle = limit.whenIdle();
    open();

    await expect(failing).rejects.toThrow('burnt');
    await idle;
    await limit.whenIdle();
  });
});
