import { mapInOrder } from './map-in-order.js';

/** Work that ends when the test ends it. */
function controlledWork() {
  const started: number[] = [];
  const ends = new Map<number, (value: number) => void>();
  const work = (item: number) => {
    started.push(item);
    return new Promise<number>((resolve) => ends.set(item, resolve));
  };
  return { started, work, end: (item: number) => ends.get(item)?.(item) };
}

/** Resolves when all work that may start has started. */
const allStarted = () => new Promise((resolve) => setImmediate(resolve));

it('yields results in the order of the items, regardless of which ends first', async () => {
  const { work, end } = controlledWork();
  const results = mapInOrder([1, 2, 3], 3, work);
  const first = results.next();
  await allStarted();
  [3, 2, 1].forEach(end);

  await expect(first).resolves.toEqual({ value: 1, done: false });
  await expect(results.next()).resolves.toEqual({ value: 2, done: false });
  await expect(results.next()).resolves.toEqual({ value: 3, done: false });
});

it('limits the work that runs at a time', async () => {
  const { started, work, end } = controlledWork();
  const results = mapInOrder([1, 2, 3, 4], 2, work);
  const first = results.next();
  await allStarted();

  expect(started).toEqual([1, 2]);
  end(1);
  await first;
  void results.next();
  await allStarted();
  expect(started).toEqual([1, 2, 3]);
});

it('rejects at the position of a failed item', async () => {
  const results = mapInOrder([1, 2], 2, (item) =>
    item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item),
  );

  await expect(results.next()).resolves.toMatchObject({ value: 1 });
  await expect(results.next()).rejects.toThrow('two');
});
