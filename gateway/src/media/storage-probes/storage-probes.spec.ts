import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORAGE_PROBE_KEY } from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { StorageProbes } from './storage-probes.js';

let folder: string;
let store: ObjectStore;
let proofs: StorageProbes;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-proof-'));
  store = objectStoreFrom({ DATA_DIR: folder });
  await store.ensureReady();
  proofs = new StorageProbes(store);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (text: string) => store.put(STORAGE_PROBE_KEY, Buffer.from(text));

describe('the probe of the object store', () => {
  it('is the one that was stored last', async () => {
    await put('OLD');
    await put('NEW');

    await expect(proofs.read()).resolves.toBe('NEW');
  });

  it('is null before one was stored', async () => {
    await expect(proofs.read()).resolves.toBeNull();
  });

  it('expires after a minute and is deleted', async () => {
    await put('OLD');
    const aMinuteAgo = new Date(Date.now() - 61_000);
    await utimes(join(folder, 'objects', STORAGE_PROBE_KEY), aMinuteAgo, aMinuteAgo);

    await expect(proofs.read()).resolves.toBeNull();
    await expect(store.head(STORAGE_PROBE_KEY)).resolves.toBeNull();
    expect((await readdir(join(folder, 'objects'))).filter((name) => !name.startsWith('.'))).toEqual([]);
  });
});
