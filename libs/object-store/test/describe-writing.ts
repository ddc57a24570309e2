import { ObjectTooLargeError, type ObjectStore } from '../src/index.js';
import { brokenStream, someBytes, streamOf } from './bodies.js';
import { bytesOf, keysOf, textOf } from './read-all.js';

const KEY = 'recipes/5f7d/images/original.webp';

/** Tests of writing, for every store; `uploadBytes` requires several parts. */
export function describeWriting(store: () => ObjectStore, uploadBytes: number): void {
  describe('storing', () => {
    it('returns the metadata of the stored object', async () => {
      const stored = await store().put(KEY, Buffer.from('an image!'));

      expect(stored).toMatchObject({ key: KEY, size: 9, contentType: 'image/webp' });
      const opened = await store().get(KEY);
      expect(opened).toMatchObject({ key: KEY, size: 9, etag: stored.etag, contentType: 'image/webp', range: null });
      expect(opened.lastModified.getTime()).toBeGreaterThan(Date.UTC(2020, 0));
      expect(await textOf(Promise.resolve(opened))).toBe('an image!');
      expect(await store().head(KEY)).toMatchObject({ size: 9, etag: stored.etag, contentType: 'image/webp' });
    });

    it('can be made ready repeatedly', async () => {
      await store().put(KEY, Buffer.from('a'));
      await store().ensureReady();
      expect(await textOf(store().get(KEY))).toBe('a');
    });

    it('replaces the whole object and its etag', async () => {
      const first = await store().put(KEY, Buffer.from('a long first version'));
      const second = await store().put(KEY, Buffer.from('second'));

      expect(second.etag).not.toBe(first.etag);
      expect(await textOf(store().get(KEY))).toBe('second');
    });

    it('stores a long stream of unknown length', async () => {
      const bytes = someBytes(uploadBytes);
      const stored = await store().put('backups/b.zip', streamOf(bytes), { maxBytes: uploadBytes });

      expect(stored.size).toBe(uploadBytes);
      expect(await store().head('backups/b.zip')).toMatchObject({ size: uploadBytes, etag: stored.etag });
      expect((await bytesOf(store().get('backups/b.zip'))).equals(bytes)).toBe(true);
    });

    it('stores an empty body', async () => {
      await store().put('a/empty.txt', streamOf(Buffer.alloc(0)));
      expect(await textOf(store().get('a/empty.txt'))).toBe('');
      expect(await store().head('a/empty.txt')).toMatchObject({ size: 0 });
    });

    it('stores a content type that the extension of the key does not imply', async () => {
      await store().put('.temp/upload', Buffer.from('x'), { contentType: 'image/heic' });
      expect(await store().head('.temp/upload')).toMatchObject({ contentType: 'image/heic' });
      const opened = await store().get('.temp/upload');
      opened.stream.destroy();
      expect(opened.contentType).toBe('image/heic');

      await store().put('.temp/upload', Buffer.from('x'));
      expect(await store().head('.temp/upload')).toMatchObject({ contentType: 'application/octet-stream' });
    });
  });

  describe('failing to store', () => {
    it.each([
      ['small', 100],
      ['large', uploadBytes],
    ])('keeps the old object when a %s body exceeds the limit', async (_, size) => {
      await store().put(KEY, Buffer.from('old'));
      const body = streamOf(someBytes(size));

      await expect(store().put(KEY, body, { maxBytes: size - 1 })).rejects.toThrow(ObjectTooLargeError);

      expect(body.destroyed).toBe(true);
      expect(await textOf(store().get(KEY))).toBe('old');
    });

    it('stores nothing when a new body exceeds the limit', async () => {
      await expect(store().put(KEY, someBytes(10), { maxBytes: 9 })).rejects.toThrow('larger than 9 bytes');
      expect(await store().head(KEY)).toBeNull();
      expect(await keysOf(store())).toEqual([]);
    });

    it.each([
      ['early', 100],
      ['late', uploadBytes],
    ])('keeps the old object when the stream breaks %s', async (_, size) => {
      await store().put(KEY, Buffer.from('old'));
      await expect(store().put(KEY, brokenStream(size))).rejects.toThrow('the connection broke');
      expect(await textOf(store().get(KEY))).toBe('old');
    });

    it('rejects a stream that broke before it was read', async () => {
      const body = streamOf(Buffer.from('x'));
      const put = store().put(KEY, body);
      body.destroy(new Error('gone'));

      await expect(put).rejects.toThrow('gone');
      expect(await store().head(KEY)).toBeNull();
    });

    it('does not show an upload before it is complete', async () => {
      let finish = (): void => undefined;
      const complete = new Promise<void>((resolve) => (finish = resolve));
      let signalStart = (): void => undefined;
      const halfway = new Promise<void>((resolve) => (signalStart = resolve));
      async function* slowly(): AsyncGenerator<Uint8Array> {
        yield someBytes(uploadBytes);
        signalStart();
        await complete;
        yield Buffer.from('the end');
      }

      const put = store().put('backups/b.zip', slowly());
      await halfway;
      const [head, keys] = [await store().head('backups/b.zip'), await keysOf(store())];
      finish();
      await put;

      expect(head).toBeNull();
      expect(keys).toEqual([]);
      expect((await store().head('backups/b.zip'))?.size).toBe(uploadBytes + 7);
    });

    it('stores one of two concurrent bodies, never a mixture', async () => {
      const bodies = ['one', 'two', 'three'].map((seed) => someBytes(uploadBytes, seed));
      await Promise.all(bodies.map((bytes) => store().put(KEY, streamOf(bytes))));

      const stored = await bytesOf(store().get(KEY));
      expect(bodies.some((bytes) => bytes.equals(stored))).toBe(true);
    });
  });
}
