import type { Document } from 'mongodb';
import { openTestDatabase, startOwn, type TestDatabase } from '../support/database.js';
import { MongoClient } from 'mongodb';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const indexOf = async (collection: { indexes(): Promise<Document[]> }, name: string) =>
  (await collection.indexes()).find((index) => index['name'] === name);

describe('a hidden index', () => {
  it('is listed as hidden, identified by its key, and can be unhidden', async () => {
    const collection = database.collection();
    await collection.createIndex({ n: 1 }, { name: 'by-n' });
    const modify = (hidden: boolean) =>
      database.db.command({ collMod: collection.collectionName, index: { keyPattern: { n: 1 }, hidden } });

    expect(await modify(true)).toMatchObject({ hidden_old: false, hidden_new: true });
    expect(await indexOf(collection, 'by-n')).toMatchObject({ hidden: true });
    expect(await modify(false)).toMatchObject({ hidden_old: true, hidden_new: false });
    expect(await indexOf(collection, 'by-n')).not.toHaveProperty('hidden');
  });

  it('is not used by queries, also with a hint, and still enforces uniqueness', async () => {
    const collection = database.collection();
    await collection.createIndex({ n: 1 }, { name: 'by-n', unique: true, hidden: true });
    await collection.insertMany([
      { _id: 1, n: 2 },
      { _id: 2, n: 1 },
    ]);

    await expect(collection.find().hint('by-n').toArray()).rejects.toMatchObject({ code: 2 });
    await expect(collection.insertOne({ n: 1 })).rejects.toMatchObject({ code: 11000 });
    expect(
      await collection
        .find({ n: { $gt: 0 } })
        .sort({ n: 1 })
        .toArray(),
    ).toEqual([
      { _id: 2, n: 1 },
      { _id: 1, n: 2 },
    ]);
  });
});

describe('the expiry of documents', () => {
  it('can be changed, and set for an index without one', async () => {
    const collection = database.collection();
    await collection.createIndex({ at: 1 }, { name: 'by-at' });
    const modify = (expireAfterSeconds: number) =>
      database.db.command({ collMod: collection.collectionName, index: { name: 'by-at', expireAfterSeconds } });

    expect(await modify(60)).not.toHaveProperty('expireAfterSeconds_old');
    const reply = await modify(90);

    expect([Number(reply['expireAfterSeconds_old']), Number(reply['expireAfterSeconds_new'])]).toEqual([60, 90]);
    expect(await indexOf(collection, 'by-at')).toMatchObject({ expireAfterSeconds: 90 });
  });

  it('is kept after a restart', async () => {
    const own = await startOwn();
    const client = await new MongoClient(own.server.uri).connect();
    await client.db('d').collection('c').createIndex({ at: 1 }, { name: 'by-at', expireAfterSeconds: 60 });
    await client.db('d').command({ collMod: 'c', index: { name: 'by-at', expireAfterSeconds: 5, hidden: true } });
    await client.close();
    const again = await own.restart();
    const second = await new MongoClient(again.uri).connect();

    expect(await indexOf(second.db('d').collection('c'), 'by-at')).toMatchObject({
      expireAfterSeconds: 5,
      hidden: true,
    });
    await second.close();
    await own.stop();
  });
});
