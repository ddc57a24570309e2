import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryKey, recordIdOf } from '../keys/index-entry.js';
import { silentLogger } from '../logger.js';
import { Damage } from '../store/files/damage.js';
import { OpenFile } from '../store/open-file.js';
import { NO_LIMIT } from '../store/statements.js';
import { Store } from '../store/store.js';
import { RangeCache } from './range-cache.js';
import type { CachedRange } from './cached-range.js';

let folder: string;
let store: Store;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-db-'));
  const damage = new Damage(silentLogger);
  store = new Store(new OpenFile({ directory: folder, damage }), damage);
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const prefix = (index: number) => Buffer.from([0, 0, 0, index]);
const whole = (index: number) => ({ from: prefix(index), to: prefix(index + 1) });
const entry = (index: number, value: number, recordId: number) => {
  const key = Buffer.alloc(4);
  key.writeUInt32BE(value);
  return entryKey(prefix(index), key, recordId);
};

function loaded(range: CachedRange): CachedRange {
  while (!range.isLoaded) range.load(store);
  return range;
}

const recordIdsOf = (range: CachedRange, isReversed = false) =>
  [...range.inOrder(isReversed)].flatMap((recordIds) => [...recordIds]);

it('caches a long range and returns windows of it, forwards and backwards', () => {
  store.addKeys(Array.from({ length: 3000 }, (_, i) => entry(1, i, 5000 - i)));
  const range = loaded(new RangeCache().acquire(whole(1)));
  const recordIds = store.keys(whole(1), NO_LIMIT).map(recordIdOf);

  expect(range.count).toBe(3000);
  expect(recordIdsOf(range)).toEqual(recordIds);
  expect(recordIdsOf(range, true)).toEqual([...recordIds].reverse());
  expect(range.window(1500, 60, false)).toEqual(recordIds.slice(1500, 1560));
  expect(range.window(2040, 60, true)).toEqual([...recordIds].reverse().slice(2040, 2100));
  expect(range.window(2990, 60, false)).toEqual(recordIds.slice(2990));
  expect(range.window(2990, 0, true)).toEqual([...recordIds].reverse().slice(2990));
  expect(range.window(3000, 60, false)).toEqual([]);
});

it('stays correct while entries are added and removed', () => {
  const cache = new RangeCache();
  const [all, some] = [whole(2), { from: entry(2, 2, 0), to: entry(2, 6, 0) }].map((range) => cache.acquire(range));
  const change = fc.record({ value: fc.nat(8), count: fc.integer({ min: 1, max: 900 }), isNew: fc.boolean() });
  fc.assert(
    fc.property(change, fc.boolean(), ({ value, count, isNew }, isLoading) => {
      const entries = Array.from({ length: count }, (_, recordId) => entry(2, value, recordId * 3 + 1));
      if (isNew) store.addKeys(entries);
      else for (const each of entries) store.removeKey(each);
      for (const each of entries) cache.invalidate(each);
      if (!isLoading) return;
      for (const range of [all, some]) {
        if (!range) throw new Error('nothing was taken');
        const recordIds = store.keys(range.range, NO_LIMIT).map(recordIdOf);
        expect(recordIdsOf(loaded(range))).toEqual(recordIds);
        expect(range.count).toBe(recordIds.length);
      }
    }),
    { numRuns: 60, seed: 5 },
  );
});

it('reads one piece again after a change, not the whole range', () => {
  store.addKeys(Array.from({ length: 5000 }, (_, i) => entry(3, i, i + 1)));
  const cache = new RangeCache();
  const range = loaded(cache.acquire(whole(3)));

  store.removeKey(entry(3, 2500, 2501));
  cache.invalidate(entry(3, 2500, 2501));
  range.load(store);

  expect(range.isLoaded).toBe(true);
  expect(range.count).toBe(4999);
});

it('evicts the least recently used ranges, but none in use', () => {
  store.addKeys([entry(4, 1, 1)]);
  const cache = new RangeCache();
  const kept = loaded(cache.acquire(whole(4)));
  const released = cache.acquire({ from: entry(4, 0, 0), to: entry(4, 5, 0) });
  cache.release(released);

  for (let i = 0; i < 1_100; i++) cache.release(cache.acquire({ from: entry(5, i, 0), to: entry(5, i + 1, 0) }));

  expect(cache.acquire(whole(4))).toBe(kept);
  expect(cache.acquire(released.range)).not.toBe(released);
});
