import { newId } from '@larder/service-kit';
import { RowCache } from './row-cache.js';

const TEXT = '["crème 🍮"]';
const KILOBYTE = 1024;

it('returns the text of a record by its revision', () => {
  const cache = new RowCache(KILOBYTE);
  const [soup, stew] = [newId(), newId()];
  cache.add(soup, 1, 'old');
  const earlier = cache.find(soup, 1);
  cache.add(soup, 2, TEXT);
  cache.add(stew, 2, 'stew');

  expect(cache.find(soup, 2)?.text).toBe(TEXT);
  expect(cache.find(stew, 2)?.text).toBe('stew');
  expect([cache.find(soup, 1), cache.find(stew, 1), cache.find(newId(), 1)]).toEqual([null, null, null]);
  expect(earlier?.text).toBe('old');
});

it('forgets the rows that were used least recently, within its size', () => {
  const cache = new RowCache(100 * KILOBYTE);
  const ids = Array.from({ length: 1_000 }, () => newId());
  const used = ids[0] ?? '';
  for (const id of ids) {
    cache.add(id, 1, id.repeat(20));
    cache.find(used, 1);
  }

  const cachedIds = ids.filter((id) => cache.find(id, 1));
  expect(cachedIds).toContain(used);
  expect(cachedIds.length).toBeGreaterThan(30);
  expect(cachedIds.length).toBeLessThan(150);
  expect(cachedIds.at(-1)).toBe(ids.at(-1));
  expect(cache.size).toBeLessThan(110 * KILOBYTE);
});
