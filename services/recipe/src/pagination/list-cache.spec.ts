import { AppName, InProcessServices, type Window } from '@larder/service-kit';
import { install, type Clock } from '@sinonjs/fake-timers';
import { ListCache } from './list-cache.js';

const FIRST = { skip: 0, limit: 50 };

/** A cache, the writes that invalidate it, and a query that counts its reads. */
function aListCache() {
  const local = new InProcessServices(true, true);
  const writes = local.writesOf('recipe');
  const cache = new ListCache(local, new AppName('recipe'));
  let reads = 0;
  const count = (query: unknown) => cache.count(query, () => Promise.resolve((reads += 1)));
  return { cache, writes, count };
}

describe('the cache of lists', () => {
  let clock: Clock;
  beforeEach(() => void (clock = install({ now: 0 })));
  afterEach(() => clock.uninstall());

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
    expect(await cache.page({ groupId: 'g' }, FIRST, () => Promise.resolve(['soup']))).toEqual(['soup']);
  });

  it('reads records by id once, in the requested order and without deleted ones', async () => {
    const { cache, writes } = aListCache();
    const requests: string[][] = [];
    const records = (query: unknown, ids: string[]) =>
      cache.records(query, ids, (missing) => {
        requests.push(missing);
        return Promise.resolve(missing.filter((id) => id !== 'deleted').map((_id) => ({ _id })));
      });

    expect(await records('a', ['soup', 'stew'])).toEqual([{ _id: 'soup' }, { _id: 'stew' }]);
    expect(await records('a', ['bread', 'stew', 'deleted', 'soup'])).toEqual([
      { _id: 'bread' },
      { _id: 'stew' },
      { _id: 'soup' },
    ]);
    await records('another list', ['soup']);
    writes?.begin()('changed');
    await records('a', ['soup']);

    expect(requests).toEqual([['soup', 'stew'], ['bread', 'deleted'], ['soup'], ['soup']]);
  });

  describe('with pages', () => {
    const numbers = ({ skip, limit }: Window) =>
      Array.from({ length: Math.min(limit, 950 - skip) }, (_, at) => skip + at);

    /** A list of 950 numbers, and the windows that were read of it. */
    function aList() {
      const { cache, writes } = aListCache();
      const windows: Window[] = [];
      const page = (window: Window, afterRead?: () => void) =>
        cache.page('numbers', window, (requestedWindow) => {
          windows.push(requestedWindow);
          afterRead?.();
          return Promise.resolve(numbers(requestedWindow));
        });
      return { page, windows, writes };
    }

    it('reads the first page alone, and once', async () => {
      const { page, windows } = aList();

      expect(await page(FIRST)).toEqual(numbers(FIRST));
      await page(FIRST);

      expect(windows).toEqual([FIRST]);
    });

    it.each([
      [{ skip: 50, limit: 50 }, 1],
      [{ skip: 380, limit: 47 }, 2],
      [{ skip: 930, limit: 41 }, 1],
      [{ skip: 200, limit: 200 }, 1],
    ])('reads the blocks around another page (%j), and any page within them from memory', async (window, blocks) => {
      const { page, windows } = aList();
      await page(FIRST);

      expect(await page(window)).toEqual(numbers(window));
      const within = { skip: window.skip + 3, limit: 17 };
      expect(await page(within)).toEqual(numbers(within));

      expect(windows).toHaveLength(1 + blocks);
    });

    it('reads a page as one piece after a write between two blocks', async () => {
      const { page, windows, writes } = aList();
      await page(FIRST);
      const across = { skip: 190, limit: 20 };

      expect(await page(across, () => writes?.begin()('changed'))).toEqual(numbers(across));

      expect(windows.at(-1)).toEqual(across);
    });
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
