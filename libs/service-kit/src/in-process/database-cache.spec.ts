import { install, type Clock } from '@sinonjs/fake-timers';
import { DatabaseCache } from './database-cache.js';
import { InProcessServices } from './in-process-services.js';

const IDLE_MS = 1_000;

/** A cache, the writes that invalidate it, and a query that counts its reads. */
function aCache({ ownsDatabases = true, maxSize = 100 } = {}) {
  const local = new InProcessServices(true, ownsDatabases);
  const writes = local.writesOf('recipe');
  const cache = new DatabaseCache(local, { service: 'recipe', maxSize });
  let reads = 0;
  const read = (key: string) => cache.get(key, () => Promise.resolve({ reads: (reads += 1) }));
  return { cache, writes, read };
}

describe('the cache of a database', () => {
  let clock: Clock;
  beforeEach(() => void (clock = install({ now: 0 })));
  afterEach(() => clock.uninstall());

  it('reads each key once', async () => {
    const { read } = aCache();

    expect(await read('a')).toEqual({ reads: 1 });
    expect(await read('a')).toEqual({ reads: 1 });
    expect(await read('b')).toEqual({ reads: 2 });
  });

  it('reads again after a write, and caches nothing during one', async () => {
    const { cache, writes, read } = aCache();
    await read('a');

    const end = writes?.begin();
    expect(cache.currentVersion()).toBeNull();
    expect(await read('a')).toEqual({ reads: 2 });
    end?.('changed');
    clock.tick(IDLE_MS);

    expect(await read('a')).toEqual({ reads: 3 });
    expect(await read('a')).toEqual({ reads: 3 });
  });

  it('does not cache what was read during a write', async () => {
    const { cache, writes, read } = aCache();
    let finish: () => void = () => undefined;
    const slow = cache.get('a', () => new Promise<object>((resolve) => (finish = () => resolve({ reads: 0 }))));
    writes?.begin()('changed');
    clock.tick(IDLE_MS);
    expect(await read('b')).toEqual({ reads: 1 });
    finish();
    await slow;

    expect(await read('a')).toEqual({ reads: 2 });
  });

  it('caches nothing when other processes may write to the database', async () => {
    const { read } = aCache({ ownsDatabases: false });
    await read('a');

    expect(await read('a')).toEqual({ reads: 2 });
  });

  it('drops the least recently used results beyond its size', async () => {
    const { cache, read } = aCache({ maxSize: 3 });
    await read('a');
    await cache.get('list', () => Promise.resolve([1, 2, 3]));

    expect(await read('a')).toEqual({ reads: 2 });
  });
});
