import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '../../bson/convert.js';
import { Collection } from '../../catalogue/collection.js';
import { silentLogger } from '../../logger.js';
import { checkStore } from '../../maintenance/check.js';
import { COLLECTION_IDS, RECORD_IDS_PER_COLLECTION } from '../../store/record-ids.js';
import type { Engine } from '../engine/engine.js';
import { closeEngine, openEngine } from '../engine/open-engine.js';
import { insertRecord } from './write-record.js';

let folder: string;
let engine: Engine;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-db-'));
  engine = await openEngine(folder, silentLogger);
});
afterEach(async () => {
  await closeEngine(engine);
  rmSync(folder, { recursive: true, force: true });
});

const lastId = RECORD_IDS_PER_COLLECTION - 1;
const collection = (name: string) => engine.catalogue.getOrCreate('d', name);
const insert = (name: string, document: object) =>
  engine.store.commits.run(() => insertRecord(engine, collection(name), encode(document)));

it('rejects inserts into a collection without further record ids, and keeps those next to it intact', async () => {
  await insert('full', { _id: 1 });
  await insert('next', { _id: 1 });
  collection('full').nextRecordId = lastId;

  await insert('full', { _id: 2 });
  await expect(insert('full', { _id: 3 })).rejects.toMatchObject({ code: 15, codeName: 'Overflow' });
  await insert('next', { _id: 2 });

  expect([collection('full').count, collection('next').count]).toEqual([2, 2]);
  expect(engine.store.record(collection('full').id, lastId)).toEqual(encode({ _id: 2 }));
  expect(engine.store.record(collection('next').id, 0)).toBeUndefined();
  expect(await checkStore(engine)).toMatchObject({ documents: 4, problems: [] });
});

it('creates no collection whose rows would have inexact numbers', async () => {
  const last = new Collection(COLLECTION_IDS - 1, 'd', 'last');
  await engine.store.commits.run(() => engine.store.definitions.save(last.id, last.definition()));
  engine.catalogue.load();

  await expect(insert('another', { _id: 1 })).rejects.toMatchObject({ code: 15, codeName: 'Overflow' });
  expect(engine.catalogue.list().map(({ name }) => name)).toEqual(['last']);
});
