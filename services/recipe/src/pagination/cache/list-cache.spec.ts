import { AppName, InProcessServices, newId, type Window } from '@larder/service-kit';
import { install, type Clock } from '@sinonjs/fake-timers';
import { ListCache } from './list-cache.js';

const FIRST = { skip: 0, limit: 50 };
const SOUP = { _id: newId(), revision: 1, rating: null };

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
    const soups = { read: () => Promise.resolve([SOUP]), stampOf: (soup: typeof SOUP) => soup };
    expect(await cache.page({ groupId: 'g' }, FIRST, soups)).toEqual([SOUP]);
  });

  it('reads records by id once, in the requested order and without deleted ones', async () => {
    const { cache, writes } = aListCache();
    const requests: string[][] = [];
    const records = (query: unknown, ids: string[]) =>
      cache.records(query, ids, {
        read: (missing) => {
          requests.push(missing);
          return Promise.resolve(missing.filter((id) => id !== 'deleted').map((_id) => ({ _id })));
        },
        stampOf: ({ _id }) => ({ _id, revision: 0, rating: null }),
      });
    const idsOf = async (query: unknown, ids: string[]) => (await records(query, ids)).map(({ _id }) => _id);

    expect(await idsOf('a', ['soup', 'stew'])).toEqual(['soup', 'stew']);
    expect(await idsOf('a', ['bread', 'stew', 'deleted', 'soup'])).toEqual(['bread', 'stew', 'soup']);
    await records('another list', ['soup']);
    writes?.begin()('changed');
    await records('a', ['soup']);

    expect(requests).toEqual([['soup', 'stew'], ['bread', 'deleted'], ['soup'], ['soup']]);
  });

  describe('with pages', () => {
    const ids = Array.from({ length: 950 }, () => newId());
    const stamps = ids.map((_id, at) => ({ _id, revision: at, rating: at % 2 === 0 ? at / 100 : null }));
    const inWindow = ({ skip, limit }: Window) => stamps.slice(skip, skip + limit);

    /** A list of 950 recipes with names, and the windows that were read of it. */
    function aList() {
      const { cache, writes } = aListCache();
      const windows: Window[] = [];
      const page = async (window: Window, afterRead?: () => void) => {
        const read = (part: Window) => {
          windows.push(part);
          afterRead?.();
          return Promise.resolve(inWindow(part).map((stamp) => ({ ...stamp, name: 'Soup' })));
        };
        const stampOf = ({ _id, revision, rating }: { _id: string; revision: number; rating: number | null }) =>
          ({ _id, revision, rating }) as { _id: string; revision: number; rating: number | null; name: string };
        return cache.page('recipes', window, { read, stampOf });
      };
      const stampsOf = async (...args: Parameters<typeof page>) =>
        (await page(...args)).map(({ _id, revision, rating }) => ({ _id, revision, rating }));
      return { page, stampsOf, windows, writes };
    }

    it('returns the records that were read, and their stamps afterwards', async () => {
      const { page } = aList();

      expect(await page(FIRST)).toEqual(inWindow(FIRST).map((stamp) => ({ ...stamp, name: 'Soup' })));
      expect(await page(FIRST)).toEqual(inWindow(FIRST));
    });

    it.each([
      ['a page within', { skip: 110, limit: 30 }, []],
      ['a page before', { skip: 80, limit: 40 }, [{ skip: 80, limit: 20 }]],
      ['a page after', { skip: 180, limit: 41 }, [{ skip: 200, limit: 21 }]],
      ['a larger page', { skip: 90, limit: 120 }, [{ skip: 90, limit: 120 }]],
      ['another page', { skip: 640, limit: 64 }, [{ skip: 640, limit: 64 }]],
      ['a page after the end', { skip: 1_000, limit: 50 }, [{ skip: 1_000, limit: 50 }]],
    ])('reads the unknown part of %s', async (_what, window, read) => {
      const { stampsOf, windows } = aList();
      await stampsOf({ skip: 100, limit: 100 });

      expect(await stampsOf(window)).toEqual(inWindow(window));
      expect(await stampsOf(window)).toEqual(inWindow(window));

      expect(windows.slice(1)).toEqual(read);
    });

    it('reads the end of a list once', async () => {
      const { stampsOf, windows } = aList();
      const last = { skip: 930, limit: 41 };
      expect(await stampsOf(last)).toEqual(inWindow(last));

      expect(await stampsOf({ skip: 940, limit: 50 })).toEqual(inWindow({ skip: 940, limit: 50 }));
      expect(await stampsOf({ skip: 2_000, limit: 50 })).toEqual([]);

      expect(windows).toEqual([last]);
    });

    it('reads a page as one piece after a write during the read of a part', async () => {
      const { stampsOf, windows, writes } = aList();
      await stampsOf(FIRST);
      const across = { skip: 40, limit: 20 };

      expect(await stampsOf(across, () => writes?.begin()('changed'))).toEqual(inWindow(across));

      expect(windows.slice(1)).toEqual([{ skip: 50, limit: 10 }, across]);
    });

    it('reads a page again after a write, and caches nothing that was read during one', async () => {
      const { stampsOf, windows, writes } = aList();
      await stampsOf(FIRST, () => writes?.begin()('changed'));
      clock.tick(2_000);
      await stampsOf(FIRST);
      await stampsOf(FIRST);

      expect(windows).toEqual([FIRST, FIRST]);
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
