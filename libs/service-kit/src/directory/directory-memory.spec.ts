import type { DirectoryEntry } from '@larder/contracts';
import { DirectoryMemory } from './directory-memory.js';

const anEntry = (id: string, revision = 1) => ({ id, revision }) as unknown as DirectoryEntry;

describe('cached directory entries', () => {
  const readAll = (ids: string[]) => Promise.resolve(ids.map((id) => anEntry(id)));

  it('are read once', async () => {
    const memory = new DirectoryMemory();
    const asked: string[][] = [];
    const read = (ids: string[]) => (asked.push(ids), readAll(ids));
    await memory.of(['ana'], read);

    expect(await memory.of(['ana', 'ben'], read)).toHaveLength(2);
    expect(asked).toEqual([['ana'], ['ben']]);
  });

  it('are read again once they are forgotten', async () => {
    const memory = new DirectoryMemory();
    await memory.of(['ana'], readAll);
    memory.forget(['ana']);

    expect(await memory.of(['ana'], () => Promise.resolve([anEntry('ana', 2)]))).toEqual([anEntry('ana', 2)]);
  });

  it('are not cached when they change while they are read', async () => {
    const memory = new DirectoryMemory();
    await memory.of(['ana'], (ids) => {
      memory.forget(['ana']);
      return readAll(ids);
    });

    expect(await memory.of(['ana'], () => Promise.resolve([anEntry('ana', 2)]))).toEqual([anEntry('ana', 2)]);
  });

  it('are not cached when missing: unknown ids are read again', async () => {
    const memory = new DirectoryMemory();
    await memory.of(['ana'], () => Promise.resolve([]));

    expect(await memory.of(['ana'], readAll)).toHaveLength(1);
  });
});
