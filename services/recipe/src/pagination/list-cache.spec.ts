import { AppName, InProcessServices } from '@larder/service-kit';
import { jest } from '@jest/globals';
import { ListCache } from './list-cache.js';

const IDLE_MS = 1_000;

/** A cache, the writes that invalidate it, and a query that counts its reads. */
function aListCache(ownsDatabases = true) {
  const local = new InProcessServices(true, ownsDatabases);
  const writes = local.writesOf('recipe');
  const cache = new ListCache(local, new AppName('recipe'));
  let reads = 0;
  const count = (query: unknown) => cache.count(query, () => Promise.resolve((reads += 1)));
  return { cache, writes, count };
}

describe('the cache of lists', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  it('reads a repeated query once', async () => {
    const { count } = aListCache();

    expect(await count({ groupId: 'g', tagIds: { $in: ['t'] } })).toBe(1);
    expect(await count({ groupId: 'g', tagIds: { $in: ['t'] } })).toBe(1);
  });

  it('distinguishes groups, filters, counts and pages', async () => {
    const { cache, count } = aListCache();
    await count({ groupId: 'g' });

    expect(await count({ groupId: 'h' })).toBe(2);
    expect(await count({ groupId: 'g', tagIds: 't' })).toBe(3);
    expect(await cache.page({ groupId: 'g' }, () => Promise.resolve(['soup']))).toEqual(['soup']);
  });

  it('reads again after a write, and caches nothing during one', async () => {
    const { writes, count } = aListCache();
    await count('all');

    const end = writes?.begin();
    expect(await count('all')).toBe(2);
    expect(await count('all')).toBe(3);
    end?.('changed');
    jest.advanceTimersByTime(IDLE_MS);

    expect(await count('all')).toBe(4);
    expect(await count('all')).toBe(4);
  });

  it('does not cache what was read during a write', async () => {
    const { cache, writes } = aListCache();
    let finish: (total: number) => void = () => undefined;
    const slow = cache.count('all', () => new Promise((resolve) => (finish = resolve)));
    writes?.begin()('changed');
    jest.advanceTimersByTime(IDLE_MS);
    expect(await cache.count('all', () => Promise.resolve(2))).toBe(2);
    finish(1);

    expect(await slow).toBe(1);
    expect(await cache.count('all', () => Promise.resolve(3))).toBe(2);
  });

  it('caches nothing when other processes may write to the database', async () => {
    const { count } = aListCache(false);
    await count('all');

    expect(await count('all')).toBe(2);
  });

  it.each([[/soup/], [new Date(0)], [{ rating: undefined }], [{ $in: [NaN] }]])(
    'caches nothing for %j, which has no unique JSON',
    async (query) => {
      const { count } = aListCache();
      await count(query);

      expect(await count(query)).toBe(2);
    },
  );
});
