import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '../../logger.js';
import { DATABASE_FILE, LOG_FILE } from '../files/classify-files.js';
import { Damage } from '../files/damage.js';
import { OpenFile } from '../open-file.js';
import { Store } from '../store.js';

const MEGABYTE = 1024 * 1024;
const COLLECTION = 1;

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-db-'));
  store = open();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(): Store {
  const damage = new Damage(silentLogger);
  return new Store(new OpenFile({ directory: folder, damage }), damage);
}

const sizeOf = (file: string) => statSync(join(folder, file)).size;

/** Writes documents of one megabyte, each in a commit of its own. */
async function write(from: number, to: number): Promise<void> {
  for (let recordId = from; recordId < to; recordId++) {
    await store.commits.run(() => store.insertRecord(COLLECTION, recordId, Buffer.alloc(MEGABYTE, recordId)));
  }
}

it('copies a log of 32 MB into the file, again and again, so that the log does not grow', async () => {
  await write(1, 30);
  expect(sizeOf(DATABASE_FILE)).toBeLessThan(MEGABYTE);

  await write(30, 110);
  await store.commits.idle();

  expect(sizeOf(DATABASE_FILE)).toBeGreaterThan(90 * MEGABYTE);
  expect(sizeOf(LOG_FILE)).toBeLessThan(36 * MEGABYTE);
});

it('has every document when changes arrive during a checkpoint, before and after a restart', async () => {
  await write(1, 31);
  const changes = Array.from({ length: 8 }, (_, at) => write(31 + at, 32 + at));

  await Promise.all(changes.slice(0, 1));
  for (let recordId = 1; recordId < 32; recordId++) expect(store.record(COLLECTION, recordId)?.[0]).toBe(recordId);
  await Promise.all(changes);

  store.close();
  store = open();
  expect(store.integrity()).toEqual([]);
  expect(store.records(COLLECTION, { from: 1, to: 100 }, 100)).toHaveLength(38);
});
