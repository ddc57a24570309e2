import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './folders.js';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'larder-folders-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

/** Lets the next sync of a folder wait; `begun` resolves when it was called. */
async function holdNextSync(): Promise<{ begun: Promise<void>; release: () => void }> {
  const handle = await open(root);
  await handle.close();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) => {
    const wait = () => {
      resolve();
      return released;
    };
    jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync').mockImplementationOnce(wait);
  });
  return { begun, release };
}

describe('a new folder', () => {
  it.each(['a/b', 'a/c'])('is durable for each of two concurrent calls, with %s as the second one', async (second) => {
    const { begun, release } = await holdNextSync();
    let isDurable = false;
    const first = makeFolder(join(root, 'a/b'));
    await begun;

    const durable = makeFolder(join(root, second)).then(() => (isDurable = true));
    for (let count = 0; count < 100; count += 1) await stat(root);
    expect(isDurable).toBe(false);

    release();
    await Promise.all([first, durable]);
  });
});
