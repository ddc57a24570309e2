import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileOfGeneration, GenerationStore } from './generation-store.js';
import { objectStoreFrom } from './object-store-from.js';
import type { ObjectStore } from './object-store.js';

const KEY = 'recipes/soup/images/original.webp';

describe('the files of a generation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-generations-'));
  const all = objectStoreFrom({ DATA_DIR: folder });
  let generation = 0;
  const store = new GenerationStore(all, () => generation);
  const content = async (key: string) => (await buffer((await store.get(key)).stream)).toString();
  const listed = () => keysOf(store);

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
    expect(await content(KEY)).toBe('first');
    expect(await listed()).toEqual(['backups/a.zip', KEY]);
    generation = 3;
    expect(await content(KEY)).toBe('third');
    expect(await listed()).toEqual(['backups/a.zip', KEY]);
    expect(await store.head(KEY)).toMatchObject({ key: KEY, size: 5 });
  });

  it('are in a folder of their own', async () => {
    const keys = await keysOf(all);

    expect(keys.sort()).toEqual(['backups/a.zip', `generation-3/${KEY}`, KEY]);
    expect(keys.map(fileOfGeneration)).toEqual([null, { generation: 3, key: KEY }, { generation: 0, key: KEY }]);
  });

  it('are deleted without those of other generations', async () => {
    generation = 3;
    await store.deletePrefix('recipes/');
    await expect(store.get(KEY)).rejects.toThrow();
    generation = 0;
    expect(await content(KEY)).toBe('first');
  });
});

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}
