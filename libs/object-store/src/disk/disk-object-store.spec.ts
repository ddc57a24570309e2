import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeObjectStore } from '../../test/describe-object-store.js';
import { keysOf, textOf } from '../../test/read-all.js';
import { InvalidKeyError } from '../errors.js';
import { DiskObjectStore } from './disk-object-store.js';

let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-objects-'));
  root = join(folder, 'data', 'objects');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function makeStore(): Promise<DiskObjectStore> {
  const store = new DiskObjectStore(root);
  await store.ensureReady();
  return store;
}

describeObjectStore('local disk', makeStore);

describe('local disk: as files', () => {
  it('keeps objects as plain files under their own names', async () => {
    const store = await makeStore();
    await store.put('recipes/1/assets/menu.pdf', Buffer.from('pdf'));
    expect(await readFile(join(root, 'recipes/1/assets/menu.pdf'), 'utf8')).toBe('pdf');
  });

  it('needs no space for a linked copy', async () => {
    const store = await makeStore();
    await store.put('a/1.txt', Buffer.from('1'));
    await store.copy('a/1.txt', 'b/1.txt', { link: true });
    expect((await stat(join(root, 'b/1.txt'))).ino).toBe((await stat(join(root, 'a/1.txt'))).ino);
  });

  it('leaves no empty folders and no partial files', async () => {
    const store = await makeStore();
    await store.put('.temp/1', Buffer.from('1'), { contentType: 'image/png' });
    await store.put('a/b/c/1.txt', Buffer.from('1'));
    await store.move('.temp/1', 'd/1');
    await store.delete('d/1');
    await store.deletePrefix('a/b');
    await expect(store.put('a/b', Buffer.alloc(9), { maxBytes: 1 })).rejects.toThrow();

    expect((await readdir(root)).sort()).toEqual(['.partial', '.types']);
    expect(await readdir(join(root, '.partial'))).toEqual([]);
    expect(await readdir(join(root, '.types'))).toEqual([]);
  });

  it('lists no files that other programs have put there', async () => {
    const store = await makeStore();
    await store.put('recipes/1.txt', Buffer.from('1'));
    await mkdir(join(root, 'lost+found'));
    for (const name of ['my photo.jpg', 'lost+found/1.txt', 'recipes/1 (copy).txt']) {
      await writeFile(join(root, name), 'foreign');
    }

    expect(await keysOf(store)).toEqual(['recipes/1.txt']);
  });

  it('works below a data folder that is a link', async () => {
    await mkdir(join(folder, 'big-disk'));
    await symlink(join(folder, 'big-disk'), join(folder, 'data'));
    const store = await makeStore();
    await store.put('a/1.txt', Buffer.from('1'));
    expect(await readFile(join(folder, 'big-disk/objects/a/1.txt'), 'utf8')).toBe('1');
  });

  it('throws when a key would be both an object and a folder', async () => {
    const store = await makeStore();
    await store.put('a/b', Buffer.from('1'), { contentType: 'text/plain' });
    await expect(store.put('a/b/c', Buffer.from('2'), { contentType: 'text/plain' })).rejects.toThrow(InvalidKeyError);
    await expect(store.put('a', Buffer.from('2'), { contentType: 'text/plain' })).rejects.toThrow(InvalidKeyError);
    await expect(store.move('a/b', 'a')).rejects.toThrow(InvalidKeyError);
    expect(await keysOf(store)).toEqual(['a/b']);
    expect(await store.head('a/b')).toMatchObject({ contentType: 'text/plain' });
    expect(await readdir(join(root, '.partial'))).toEqual([]);
  });
});

describe('local disk: links', () => {
  beforeEach(async () => {
    await mkdir(join(root, 'recipes'), { recursive: true });
    await mkdir(join(folder, 'secrets'));
    await writeFile(join(folder, 'secrets', 'key.txt'), 'secret');
    await symlink(join(folder, 'secrets'), join(root, 'recipes', 'linked'));
    await symlink(join(folder, 'secrets', 'key.txt'), join(root, 'recipes', 'key.txt'));
  });

  it.each(['recipes/linked/key.txt', 'recipes/linked/new.txt', 'recipes/key.txt'])('never follows %p', async (key) => {
    const store = await makeStore();
    for (const call of [
      () => store.get(key),
      () => store.head(key),
      () => store.put(key, Buffer.from('x')),
      () => store.delete(key),
      () => store.copy(key, 'a'),
      () => store.copy(key, 'a', { link: true }),
    ]) {
      await expect(call()).rejects.toThrow(InvalidKeyError);
    }
    await expect(store.deletePrefix('recipes/linked')).rejects.toThrow(InvalidKeyError);
    expect(await readFile(join(folder, 'secrets', 'key.txt'), 'utf8')).toBe('secret');
    expect(await readdir(join(folder, 'secrets'))).toEqual(['key.txt']);
  });

  it('skips links when listing, and removes them with their folder only', async () => {
    const store = await makeStore();
    await store.put('recipes/1.txt', Buffer.from('1'));
    expect(await keysOf(store)).toEqual(['recipes/1.txt']);

    await store.deletePrefix('recipes');
    expect(await readFile(join(folder, 'secrets', 'key.txt'), 'utf8')).toBe('secret');
  });
});

describe('local disk: after a crash', () => {
  it('does not list partial uploads, and removes them once they are old enough', async () => {
    const store = await makeStore();
    await mkdir(join(root, '.partial'), { recursive: true });
    await writeFile(join(root, '.partial', 'half-written'), 'half');
    await mkdir(join(root, '.partial', 'half-removed'));
    await writeFile(join(root, '.partial', 'half-removed', 'x'), 'x');
    expect(await keysOf(store)).toEqual([]);

    expect(await store.sweepTemp(60_000)).toBe(0);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(root, '.partial', 'half-written'), anHourAgo, anHourAgo);
    await utimes(join(root, '.partial', 'half-removed'), anHourAgo, anHourAgo);
    expect(await store.sweepTemp(60_000)).toBe(2);
    expect(await readdir(join(root, '.partial'))).toEqual([]);
  });

  it('finds the objects stored before', async () => {
    await (await makeStore()).put('a/1.txt', Buffer.from('1'));
    expect(await textOf((await makeStore()).get('a/1.txt'))).toBe('1');
  });

  it('handles folders that are removed and filled concurrently', async () => {
    const store = await makeStore();
    const rounds = Array.from({ length: 30 }, async (_, round) => {
      await store.put(`a/b/${round}.txt`, Buffer.from('x'));
      await store.delete(`a/b/${round}.txt`);
    });
    await Promise.all(rounds);
    expect(await keysOf(store)).toEqual([]);
  });
});
