import { TestEngine } from '../../../test/support/test-engine.js';
import { encode } from '../../bson/convert.js';
import { buildIndexes } from '../writing/build-index.js';
import type { Engine } from '../engine/engine.js';
import { removeExpired } from './expiry.js';
import { removeGarbage } from '../engine/garbage.js';
import { withIdFirst } from '../writing/new-document.js';
import { insertRecord } from '../writing/write-record.js';

let database: TestEngine;
let engine: Engine;
beforeEach(async () => {
  database = await TestEngine.open();
  ({ engine } = database);
});
afterEach(() => database.close());

const noon = new Date('2026-01-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

function insert(documents: object[], name = 'c') {
  return engine.store.commits.run(() => {
    const collection = engine.catalogue.getOrCreate('d', name);
    for (const document of documents) insertRecord(engine, collection, withIdFirst(encode(document)));
    return collection;
  });
}

it('deletes expired documents, and no others', async () => {
  const collection = await insert([
    { _id: 1, at: minutesAgo(61) },
    { _id: 2, at: minutesAgo(59) },
    { _id: 3, at: 'never' },
    { _id: 4 },
    { _id: 5, at: [minutesAgo(10), minutesAgo(90)] },
    { _id: 6, at: minutesAgo(61), kept: true },
  ]);
  const partialFilterExpression = { kept: { $exists: false } };
  await buildIndexes(engine, collection, [{ name: 'at', key: { at: 1 }, expireAfterSeconds: 3600 }]);
  await removeExpired(engine, minutesAgo(5));
  expect(collection.count).toBe(5);

  await engine.store.commits.run(() => engine.catalogue.removeIndex(collection, collection.indexes[1]!));
  const partial = { name: 'at', key: { at: 1 } as const, expireAfterSeconds: 3600, partialFilterExpression };
  await buildIndexes(engine, collection, [partial]);
  await removeExpired(engine, noon);

  expect(collection.count).toBe(4);
});

it('removes the data of dropped collections and indexes', async () => {
  const collection = await insert(Array.from({ length: 1200 }, (_, i) => ({ _id: i, n: i })));
  await buildIndexes(engine, collection, [{ name: 'n', key: { n: 1 } }]);
  const other = await insert([{ _id: 1 }], 'other');
  await engine.store.commits.run(() => engine.catalogue.drop(collection));

  await removeGarbage(engine);

  const remaining = engine.store.keys({ from: Buffer.alloc(1), to: Buffer.alloc(8, 0xff) }, 5000);
  expect(remaining).toHaveLength(1);
  expect(engine.store.records(collection.id, { from: 0, to: 2 ** 32 }, 10)).toEqual([]);
  expect(engine.store.definitions.all().map(({ id }) => id)).toEqual([other.id]);
});

it('continues removing after a restart', async () => {
  const collection = await insert(Array.from({ length: 10 }, (_, i) => ({ _id: i })));
  await engine.store.commits.run(() => engine.catalogue.drop(collection));
  engine = await database.restart();

  expect(engine.catalogue.get('d', 'c')).toBeUndefined();
  await removeGarbage(engine);

  expect(engine.store.definitions.all()).toEqual([]);
});

it('removes an index that was not finished when the process ended', async () => {
  const collection = await insert([{ _id: 1, n: 1 }]);
  await engine.store.commits.run(() =>
    engine.catalogue.addIndex(collection, { name: 'n', key: { n: 1 }, building: true }),
  );
  engine = await database.restart();

  expect(engine.catalogue.get('d', 'c')?.indexes.map((index) => index.stored.name)).toEqual(['_id_']);
});

it('removes the unfinished output of a pipeline when the process ended', async () => {
  await insert([{ _id: 1 }], 'tmp.agg_out.0123');
  await insert([{ _id: 1 }]);
  engine = await database.restart();

  expect(engine.catalogue.list().map(({ name }) => name)).toEqual(['c']);
});
