import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORAGE_PROOF_KEY } from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { StorageProofs } from './storage-proofs.js';

let folder: string;
let store: ObjectStore;
let proofs: StorageProofs;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-proof-'));
  store = objectStoreFrom({ DATA_DIR: folder });
  await store.ensureReady();
  proofs = new StorageProofs(store);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (text: string) => store.put(STORAGE_PROOF_KEY, Buffer.from(text));

describe('the text that shows whether files are shared', () => {
  it('is the one that was put there last', async () => {
    await put('OLD');
    await put('NEW');

    await expect(proofs.read()).resolves.toBe('NEW');
  });

  it('is none before there was one', async () => {
    await expect(proofs.read()).resolves.toBeNull();
  });

  it('proves nothing after a minute, and goes', async () => {
    await put('OLD');
    const aMinuteAgo = new Date(Date.now() - 61_000);
    await utimes(join(folder, 'objects', STORAGE_PROOF_KEY), aMinuteAgo, aMinuteAgo);

    await expect(proofs.read()).resolves.toBeNull();
    await expect(store.head(STORAGE_PROOF_KEY)).resolves.toBeNull();
    expect((await readdir(join(folder, 'objects'))).filter((name) => !name.startsWith('.'))).toEqual([]);
  });
});
