import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { zipOf, type ZipEntry } from './zip-of.js';

async function* failing() {
  yield await Promise.resolve('a part of it');
  throw new Error('the storage is away');
}

/** Collects garbage. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('a zip', () => {
  it('does not keep what it has packed', async () => {
    const packed: WeakRef<object>[] = [];
    let kept = Infinity;
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (let count = 0; count < 100; count += 1)
        yield await Promise.resolve({ name: `${count}.txt`, content: 'soup' });
      await setImmediate();
      collectGarbage();
      kept = packed.filter((entry) => entry.deref() !== undefined).length;
    }

    const zip = await zipOf(entries());
    zip.on('entry', (entry: object) => packed.push(new WeakRef(entry)));
    await buffer(zip);

    expect(packed).toHaveLength(100);
    expect(kept).toBeLessThan(10);
  });

  it('fails when one of its files fails, and opens no other', async () => {
    const opened: string[] = [];
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const name of ['whole.txt', 'failing.txt', 'never.txt']) {
        opened.push(name);
        yield { name, content: name === 'failing.txt' ? Readable.from(failing()) : await Promise.resolve(name) };
      }
    }

    await expect(buffer(await zipOf(entries()))).rejects.toThrow('the storage is away');
    expect(opened).toEqual(['whole.txt', 'failing.txt']);
  });

  it('fails when the list of its files fails', async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield await Promise.resolve({ name: 'whole.txt', content: Readable.from(['all of it']) });
      throw new Error('the database is away');
    }

    await expect(buffer(await zipOf(entries()))).rejects.toThrow('the database is away');
  });
});
