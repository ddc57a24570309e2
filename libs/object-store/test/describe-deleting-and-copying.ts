import { InvalidKeyError, ObjectNotFoundError, type ObjectStore } from '../src/index.js';
import { keysOf, textOf } from './read-all.js';

/** Tests of deleting, copying and moving, for every store. */
export function describeDeletingAndCopying(store: () => ObjectStore): void {
  describe('removing', () => {
    it('removes an object, also repeatedly', async () => {
      await store().put('a/1.txt', Buffer.from('1'));
      await store().put('a/2.txt', Buffer.from('2'));
      await store().delete('a/1.txt');
      await store().delete('a/1.txt');
      await store().delete('nowhere/1.txt');
      await store().delete('a'); // a folder is no object
      expect(await keysOf(store())).toEqual(['a/2.txt']);
    });

    it('removes the content type with the object', async () => {
      await store().put('.temp/1', Buffer.from('1'), { contentType: 'image/heic' });
      await store().delete('.temp/1');
      await store().put('.temp/1', Buffer.from('1'));
      expect(await store().head('.temp/1')).toMatchObject({ contentType: 'application/octet-stream' });
    });

    it('removes a folder and no other objects', async () => {
      for (const key of ['r/1/a.txt', 'r/1/b/c.txt', 'r/10/a.txt', 'r/1.txt']) await store().put(key, Buffer.from(key));
      await store().deletePrefix('r/1');
      await store().deletePrefix('r/1/');
      await store().deletePrefix('r/1.txt');
      expect(await keysOf(store())).toEqual(['r/1.txt', 'r/10/a.txt']);
    });

    it('refuses an invalid folder instead of removing all objects', async () => {
      await store().put('a/1.txt', Buffer.from('1'));
      for (const folder of ['', '/', '..']) await expect(store().deletePrefix(folder)).rejects.toThrow(InvalidKeyError);
      expect(await keysOf(store())).toEqual(['a/1.txt']);
    });
  });

  describe('copying and moving', () => {
    it('copies an object', async () => {
      await store().put('a/1.txt', Buffer.from('1'));
      await store().put('b/2.txt', Buffer.from('to be replaced'));
      await store().copy('a/1.txt', 'b/2.txt');
      expect(await textOf(store().get('a/1.txt'))).toBe('1');
      expect(await textOf(store().get('b/2.txt'))).toBe('1');
    });

    it('copies an object as a link that is independent of the original', async () => {
      await store().put('a/1.txt', Buffer.from('1'), { contentType: 'text/x-one' });
      await store().put('b/2.txt', Buffer.from('to be replaced'));
      for (const to of ['b/1.txt', 'b/2.txt', 'b/2.txt']) await store().copy('a/1.txt', to, { link: true });
      await store().put('a/1.txt', Buffer.from('changed'));
      await store().delete('b/1.txt');

      expect(await store().head('b/2.txt')).toMatchObject({ contentType: 'text/x-one', size: 1 });
      expect(await textOf(store().get('b/2.txt'))).toBe('1');
      expect(await textOf(store().get('a/1.txt'))).toBe('changed');
      await expect(store().copy('a/none.txt', 'b/3.txt', { link: true })).rejects.toThrow(ObjectNotFoundError);
    });

    it('moves an object', async () => {
      await store().put('.temp/1', Buffer.from('1'));
      await store().move('.temp/1', 'recipes/2/images/original.webp');
      expect(await keysOf(store())).toEqual(['recipes/2/images/original.webp']);
      expect(await textOf(store().get('recipes/2/images/original.webp'))).toBe('1');
    });

    it('keeps an explicit content type, and otherwise uses that of the new key', async () => {
      await store().put('.temp/1', Buffer.from('1'));
      await store().put('.temp/2', Buffer.from('2'), { contentType: 'image/heic' });
      await store().copy('.temp/1', 'a/1.webp');
      await store().copy('.temp/2', 'a/2.bin');
      await store().move('.temp/1', 'b/1.webp');
      await store().move('.temp/2', 'b/2.bin');
      for (const folder of ['a', 'b']) {
        expect(await store().head(`${folder}/1.webp`)).toMatchObject({ contentType: 'image/webp' });
        expect(await store().head(`${folder}/2.bin`)).toMatchObject({ contentType: 'image/heic' });
      }
    });

    it('does not change an object that is copied or moved to its own key', async () => {
      await store().put('a/1.txt', Buffer.from('1'));
      await store().copy('a/1.txt', 'a/1.txt');
      await store().move('a/1.txt', 'a/1.txt');
      expect(await textOf(store().get('a/1.txt'))).toBe('1');
    });

    it('throws when the source does not exist', async () => {
      await expect(store().copy('a/1.txt', 'b/1.txt')).rejects.toThrow(ObjectNotFoundError);
      await expect(store().move('a/1.txt', 'b/1.txt')).rejects.toThrow(ObjectNotFoundError);
      await expect(store().move('a/1.txt', 'a/1.txt')).rejects.toThrow(ObjectNotFoundError);
      expect(await keysOf(store())).toEqual([]);
    });
  });

  describe('safety', () => {
    it.each(['../x', '/etc/passwd', 'a/../../x', '', 'a//b', '.partial/x', 'a\\b'])(
      'refuses the key %p',
      async (key) => {
        const refused = [
          () => store().put(key, Buffer.from('x')),
          () => store().get(key),
          () => store().head(key),
          () => store().delete(key),
          () => store().copy(key, 'a'),
          () => store().copy('a', key),
          () => store().move(key, 'a'),
          () => store().move('a', key),
        ];
        await store().put('a', Buffer.from('a'));
        for (const call of refused) await expect(call()).rejects.toThrow(InvalidKeyError);
        expect(await keysOf(store())).toEqual(['a']);
      },
    );

    it('removes abandoned uploads only', async () => {
      await store().put('.temp/forgotten', Buffer.from('1'));
      await store().put('recipes/1/a.webp', Buffer.from('2'));

      expect(await store().sweepTemp(3_600_000)).toBe(0);
      expect(await store().sweepTemp(-5_000)).toBe(1); // the server's clock may be ahead by a few seconds

      expect(await keysOf(store())).toEqual(['recipes/1/a.webp']);
    });
  });
}
