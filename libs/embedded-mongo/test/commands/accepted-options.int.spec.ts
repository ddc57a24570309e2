import type { Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.collection('c').insertMany([{ _id: 1 as never, a: 'x' }]);
});
afterAll(() => database.close());

it.each<[what: string, command: Document]>([
  ['a comment', { find: 'c', comment: { by: 'test' } }],
  ['a time limit', { count: 'c', query: {}, maxTimeMS: 60_000 }],
  ['the write concern majority', { insert: 'd', documents: [{}], writeConcern: { w: 'majority', j: true } }],
  ['the collation simple', { find: 'c', collation: { locale: 'simple' } }],
  [
    'the index on `_id` that mongorestore sends',
    { create: 'restored', idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } },
  ],
  [
    'an index built in the background',
    { createIndexes: 'd', indexes: [{ key: { a: 1 }, name: 'a', background: true, v: 2 }] },
  ],
  ['getParameter of one parameter', { getParameter: 1, featureCompatibilityVersion: 1 }],
])('accepts %s', async (_what, command) => {
  await expect(database.db.command(command)).resolves.toMatchObject({ ok: 1 });
});

it('lists database names by a filter', async () => {
  const name = database.db.databaseName;

  const reply = await database.client.db('admin').command({ listDatabases: 1, filter: { name }, nameOnly: true });

  expect(reply['databases']).toEqual([{ name }]);
});

it('aborts a command after its time limit', async () => {
  const numbers = Array.from({ length: 4000 }, (_, n) => ({ n, list: Array.from({ length: 20 }, (_, i) => n + i) }));
  await database.db.collection('many').insertMany(numbers);
  const slow = { $expr: { $gt: [{ $sum: { $map: { input: '$list', in: { $multiply: ['$$this', 2] } } } }, 1e9] } };

  const count = database.db.collection('many').find(slow, { maxTimeMS: 1 }).toArray();

  await expect(count).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
});

it('accepts unacknowledged writes', async () => {
  const collection = database.collection();
  const silent = database.db.collection(collection.collectionName, { writeConcern: { w: 0 } });

  expect((await silent.insertOne({ n: 1 })).acknowledged).toBe(false);
  await silent.updateOne({ n: 1 }, { $unknown: 1 }).catch(() => undefined);

  while ((await collection.countDocuments()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await collection.countDocuments({ n: 1 })).toBe(1);
});
