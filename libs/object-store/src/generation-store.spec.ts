import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidKeyError } from './errors.js';
import { fileOfGeneration, GenerationStore } from './generation-store.js';
import { objectStoreFrom } from './object-store-from.js';
import { keysOf, textOf } from '../test/read-all.js';

const KEY = 'recipes/soup/images/original.webp';

describe('the files of a generation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-generations-'));
  const all = objectStoreFrom({ DATA_DIR: folder });
  let generation = 0;
  const store = new GenerationStore(all, () => generation);

  beforeAll(async () => {
    await all.ensureReady();
    await store.put(KEY, Buffer.from('first'));
    await store.put('backups/a.zip', Buffer.from('backup'));
    generation = 3;
    await store.put(KEY, Buffer.from('third'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are those of the generation in use', async () => {
    generation = 0;
    expect(await textOf(store.get(KEY))).toBe('first');
    expect(await keysOf(store)).toEqual(['backups/a.zip', KEY]);
    generation = 3;
    expect(await textOf(store.get(KEY))).toBe('third');
    expect(await keysOf(store)).toEqual(['backups/a.zip', KEY]);
    expect(await store.head(KEY)).toMatchObject({ key: KEY, size: 5 });
  });

  it('are in a folder of their own', async () => {
    const keys = await keysOf(all);

    expect(keys.sort()).toEqual(['backups/a.zip', `generation-3/${KEY}`, KEY]);
    expect(keys.map(fileOfGeneration)).toEqual([null, { generation: 3, key: KEY }, { generation: 0, key: KEY }]);
  });

  it.each(['', '/'])('are not deleted by the folder %j', async (root) => {
    generation = 3;
    await expect(store.deletePrefix(root)).rejects.toThrow(InvalidKeyError);
    expect(await textOf(store.get(KEY))).toBe('third');
  });

  it('are deleted without those of other generations', async () => {
    generation = 3;
    await store.deletePrefix('recipes/');
    await expect(store.get(KEY)).rejects.toThrow();
    generation = 0;
    expect(await textOf(store.get(KEY))).toBe('first');
  });
});
