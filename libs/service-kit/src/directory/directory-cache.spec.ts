import type { DirectoryEntry } from '@larder/contracts';
import { DirectoryCache } from './directory-cache.js';

const anEntry = (id: string, revision = 1) => ({ id, revision }) as unknown as DirectoryEntry;

describe('cached directory entries', () => {
  const readAll = (ids: string[]) => Promise.resolve(ids.map((id) => anEntry(id)));

  it('are read once', async () => {
    const cache = new DirectoryCache();
    const requests: string[][] = [];
    const read = (ids: string[]) => (requests.push(ids), readAll(ids));
    await cache.getMany(['ana'], read);

    expect(await cache.getMany(['ana', 'ben'], read)).toHaveLength(2);
    expect(requests).toEqual([['ana'], ['ben']]);
  });

  it('are read again after they were removed', async () => {
    const cache = new DirectoryCache();
    await cache.getMany(['ana'], readAll);
    cache.forget(['ana']);

    expect(await cache.getMany(['ana'], () => Promise.resolve([anEntry('ana', 2)]))).toEqual([anEntry('ana', 2)]);
  });

  it('are not cached when they change during the read', async () => {
    const cache = new DirectoryCache();
    await cache.getMany(['ana'], (ids) => {
      cache.forget(['ana']);
      return readAll(ids);
    });

    expect(await cache.getMany(['ana'], () => Promise.resolve([anEntry('ana', 2)]))).toEqual([anEntry('ana', 2)]);
  });

  it('are not cached when missing, so that unknown ids are read again', async () => {
    const cache = new DirectoryCache();
    await cache.getMany(['ana'], () => Promise.resolve([]));

    expect(await cache.getMany(['ana'], readAll)).toHaveLength(1);
  });
});
