import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipOf, type ZipEntry } from './zip-of.js';

async function* failing() {
  yield await Promise.resolve('a part of it');
  throw new Error('the storage is away');
}

describe('a zip', () => {
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
