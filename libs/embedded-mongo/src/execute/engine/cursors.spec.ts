import { install } from '@sinonjs/fake-timers';
import { Cursor, Cursors } from './cursors.js';
import { listSource } from './document-source.js';

const documents = (count: number, size: number) => Array.from({ length: count }, () => Buffer.alloc(size));

it('return the requested number of documents, then the rest', async () => {
  const cursor = new Cursor('d.c', listSource(documents(10, 5)));

  expect(await cursor.next(7)).toHaveLength(7);
  expect(cursor.isDone).toBe(false);
  expect(await cursor.next(7)).toHaveLength(3);
  expect(cursor.isDone).toBe(true);
});

it('return no more at once than fits a message, but at least one', async () => {
  const megabyte = 1024 * 1024;
  const cursor = new Cursor('d.c', listSource([...documents(3, 7 * megabyte), ...documents(1, 17 * megabyte)]));

  const sizes: number[] = [];
  while (!cursor.isDone) sizes.push((await cursor.next(100)).length);

  expect(sizes).toEqual([2, 1, 1]);
});

it('are closed after ten idle minutes', () => {
  const clock = install();
  const cursors = new Cursors();
  const idle = cursors.add(new Cursor('d.c', listSource(documents(3, 5))));
  clock.tick(9 * 60_000);
  const used = cursors.add(new Cursor('d.c', listSource(documents(3, 5))));
  clock.tick(2 * 60_000);

  expect(() => cursors.get(idle)).toThrow(/not found/);
  expect(cursors.get(used)).toBeInstanceOf(Cursor);
  cursors.closeAll();
  clock.uninstall();
});
