import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { allOf, bytesOf } from '../../test/read-all.js';
import { DiskObjectStore } from './disk-object-store.js';

const WRITER = join(import.meta.dirname, '../../test/put-until-killed.ts');
const NODE_OPTIONS = ['--conditions=@larder/source', '--import', '@larder/testing/typescript'];
const MIB = 1024 * 1024;

/** Starts a process that stores objects and kills it meanwhile. Returns the keys that it had acknowledged. */
async function storeUntilKilled(root: string, acknowledged: number): Promise<string[]> {
  const writer = spawn(process.execPath, [...NODE_OPTIONS, WRITER, root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => writer.once('exit', resolve));
  const keys: string[] = [];
  for await (const key of createInterface(writer.stdout)) {
    keys.push(key);
    if (keys.length === acknowledged) writer.kill('SIGKILL');
  }
  await exited;
  return keys;
}

describe('a process killed while it stores', () => {
  let root: string;
  beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'larder-crash-'))));
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('loses no acknowledged object, and leaves no partial ones', async () => {
    const acknowledged = await storeUntilKilled(root, 30);
    const store = new DiskObjectStore(root);
    const stored = await allOf(store.list());

    expect(acknowledged.length).toBeGreaterThanOrEqual(30);
    expect(stored.map(({ key }) => key)).toEqual(expect.arrayContaining([...new Set(acknowledged)]));
    for (const { key, size } of stored) {
      expect(size).toBe(MIB);
      const bytes = await bytesOf(store.get(key));
      const block = bytes.subarray(0, 32);
      expect(bytes.equals(Buffer.alloc(MIB, block))).toBe(true);
    }

    await store.sweepTemp(-1000);
    expect(await readdir(join(root, '.partial'))).toEqual([]);
  });
});
