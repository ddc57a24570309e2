import { ObjectNotFoundError, RangeNotSatisfiableError, type ObjectStore } from '../src/index.js';
import { allOf, keysOf, textOf } from './read-all.js';

const KEY = 'recipes/5f7d/images/original.webp';

/** Tests of reading, for every store. */
export function describeReading(store: () => ObjectStore): void {
  describe('reading', () => {
    it.each([
      ['the first bytes', { start: 0, end: 3 }, '0123', { start: 0, end: 3 }],
      ['some in the middle', { start: 4, end: 4 }, '4', { start: 4, end: 4 }],
      ['the rest', { start: 7 }, '789', { start: 7, end: 9 }],
      ['no more than there is', { start: 8, end: 99 }, '89', { start: 8, end: 9 }],
      ['all', { start: 0 }, '0123456789', { start: 0, end: 9 }],
    ])('returns %s of an object', async (_, range, text, resolved) => {
      await store().put(KEY, Buffer.from('0123456789'));
      const opened = await store().get(KEY, { range });
      expect(opened).toMatchObject({ size: 10, range: resolved });
      expect(await textOf(Promise.resolve(opened))).toBe(text);
    });

    it('throws an error with the size when a range begins after the end', async () => {
      await store().put(KEY, Buffer.from('0123456789'));
      await expect(store().get(KEY, { range: { start: 10 } })).rejects.toMatchObject({ size: 10 });
      await expect(store().get(KEY, { range: { start: 10 } })).rejects.toThrow(RangeNotSatisfiableError);
    });

    it('throws when the object does not exist', async () => {
      await store().put(KEY, Buffer.from('x'));
      for (const missing of ['recipes/no.webp', 'recipes/5f7d', 'recipes/5f7d/images/original.webp/x']) {
        await expect(store().get(missing)).rejects.toThrow(ObjectNotFoundError);
        expect(await store().head(missing)).toBeNull();
      }
    });

    it('finishes reading an object that is replaced or removed meanwhile', async () => {
      await store().put(KEY, Buffer.from('old'));
      const opened = await store().get(KEY);
      await store().put(KEY, Buffer.from('new!'));
      await store().delete(KEY);
      expect(await textOf(Promise.resolve(opened))).toBe('old');
    });
  });

  describe('listing', () => {
    beforeEach(async () => {
      for (const key of ['a/c/3.txt', 'a-b/1.txt', 'a/2.txt', 'a.txt', 'ab/4.txt', '.temp/5']) {
        await store().put(key, Buffer.from(key));
      }
    });

    it('lists all objects in the order of their keys', async () => {
      expect(await keysOf(store())).toEqual(['.temp/5', 'a-b/1.txt', 'a.txt', 'a/2.txt', 'a/c/3.txt', 'ab/4.txt']);
    });

    it('lists one folder, with or without a slash at its end, and no folders whose names begin with it', async () => {
      expect(await keysOf(store(), 'a')).toEqual(['a/2.txt', 'a/c/3.txt']);
      expect(await keysOf(store(), 'a/')).toEqual(['a/2.txt', 'a/c/3.txt']);
      expect(await keysOf(store(), 'nothing/here')).toEqual([]);
      expect(await keysOf(store(), 'a.txt')).toEqual([]);
    });

    it('lists size, etag and time of each object', async () => {
      const [listed] = await allOf(store().list('ab'));
      const head = await store().head('ab/4.txt');
      expect(listed).toMatchObject({ key: 'ab/4.txt', size: 8, etag: head?.etag });
      expect(listed?.lastModified.getTime()).toBeGreaterThan(Date.UTC(2020, 0));
    });
  });
}
