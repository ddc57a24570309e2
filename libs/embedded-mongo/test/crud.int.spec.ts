import { Double, ObjectId, type Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from './support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const count = (length: number) => Array.from({ length }, (_, i) => i);

describe('reading', () => {
  it('returns long results in batches', async () => {
    const collection = database.collection();
    await collection.insertMany(count(1000).map((n) => ({ _id: n })));

    const inOrder = collection.find({}).sort({ _id: 1 }).batchSize(7);
    const ids: number[] = [];
    for await (const document of inOrder) ids.push(document._id as number);

    expect(ids).toEqual(count(1000));
  });

  it('returns documents that together are larger than a message', async () => {
    const collection = database.collection();
    const text = 'x'.repeat(3_000_000);
    for (const n of count(12)) await collection.insertOne({ n, text });

    const documents = await collection.find({}).toArray();

    expect(documents).toHaveLength(12);
  });

  it('closes a cursor that is not read to its end', async () => {
    const collection = database.collection();
    await collection.insertMany(count(300).map((n) => ({ n })));
    const cursor = collection.find({}).batchSize(2);
    await cursor.next();

    const { id } = cursor;
    await cursor.close();

    const more = database.db.command({ getMore: id, collection: collection.collectionName });
    await expect(more).rejects.toMatchObject({ code: 43 });
  });

  it('omits documents that are deleted before they are read', async () => {
    const collection = database.collection();
    await collection.insertMany(count(300).map((n) => ({ n })));
    const cursor = collection.find({}).batchSize(100);
    await cursor.next();

    await collection.deleteMany({ n: { $gte: 200 } });

    expect((await cursor.toArray()).length).toBe(199);
  });

  it('skips and limits, also beyond the end', async () => {
    const collection = database.collection();
    await collection.insertMany(count(10).map((n) => ({ _id: n })));
    const ids = async (skip: number, limit: number) =>
      (await collection.find({}).sort({ _id: 1 }).skip(skip).limit(limit).toArray()).map((one) => one._id);

    expect(await ids(8, 5)).toEqual([8, 9]);
    expect(await ids(20, 5)).toEqual([]);
    expect(await ids(0, -2)).toEqual([0, 1]);
  });

  it('finds thousands of ids at once', async () => {
    const collection = database.collection();
    await collection.insertMany(count(3000).map((n) => ({ _id: `id${n}` })));

    const documents = await collection.find({ _id: { $in: count(6000).map((n) => `id${n * 2}`) } }).toArray();

    expect(documents).toHaveLength(1500);
  });

  it('returns nothing for a collection that does not exist', async () => {
    const collection = database.collection();

    expect(await collection.find({}).toArray()).toEqual([]);
    expect(await collection.countDocuments({})).toBe(0);
    expect(await collection.distinct('a')).toEqual([]);
    expect(await collection.updateOne({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 0 });
    expect(await collection.deleteMany({})).toMatchObject({ deletedCount: 0 });
  });

  it('counts matching documents, with and without an index', async () => {
    const collection = database.collection();
    await collection.insertMany(count(100).map((n) => ({ groupId: n % 2, n })));
    const counts = () =>
      Promise.all([
        collection.countDocuments({ groupId: 1 }),
        collection.countDocuments({ groupId: 1, n: { $gt: 50 } }),
        collection.countDocuments({ groupId: 1 }, { skip: 10, limit: 5 }),
        collection.estimatedDocumentCount(),
      ]);

    const before = await counts();
    await collection.createIndex({ groupId: 1, n: 1 });

    expect(before).toEqual([50, 25, 5, 100]);
    expect(await counts()).toEqual(before);
  });

  it('lists the distinct values of a field, with array items separately', async () => {
    const collection = database.collection();
    await collection.insertMany([
      { t: ['b', 'a'] },
      { t: 'c' },
      { t: ['a'] },
      { x: 1 },
      { t: 1 },
      { t: new Double(1) },
    ]);

    expect(await collection.distinct('t')).toEqual([1, 'a', 'b', 'c']);
    expect(await collection.distinct('t', { t: 'b' })).toEqual(['a', 'b']);
  });
});

describe('writing', () => {
  it('adds an id to a document without one, as first field', async () => {
    const collection = database.collection();
    const command = { insert: collection.collectionName, documents: [{ a: 1 }] };
    await database.db.command(command);

    const stored = await collection.findOne({});

    expect(Object.keys(stored ?? {})).toEqual(['_id', 'a']);
    expect(stored?._id).toBeInstanceOf(ObjectId);
  });

  it.each<[string, unknown]>([
    ['a list', [1]],
    ['an expression', /a/],
  ])('rejects %s as an id', async (_what, _id) => {
    const collection = database.collection();

    await expect(collection.insertOne({ _id: _id as string })).rejects.toMatchObject({ code: 2 });
  });

  it('executes a mixed batch in order', async () => {
    const collection = database.collection();

    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 'a', n: 1 } } },
      { updateOne: { filter: { _id: 'b' }, update: { $set: { n: 2 } }, upsert: true } },
      { updateMany: { filter: {}, update: { $inc: { n: 10 } } } },
      { deleteOne: { filter: { _id: 'a' } } },
      { replaceOne: { filter: { _id: 'b' }, replacement: { done: true } } },
    ]);

    expect(result).toMatchObject({ insertedCount: 1, upsertedCount: 1, deletedCount: 1, modifiedCount: 3 });
    expect(await collection.find({}).toArray()).toEqual([{ _id: 'b', done: true }]);
  });

  it('executes thousands of statements', async () => {
    const collection = database.collection();
    await collection.insertMany(count(2000).map((n) => ({ _id: n, n: 0 })));

    const updates = count(2000).map((n) => ({ updateOne: { filter: { _id: n }, update: { $inc: { n } } } }));
    const result = await collection.bulkWrite(updates, { ordered: false });

    expect(result.modifiedCount).toBe(1999);
    expect(await collection.countDocuments({ $expr: { $eq: ['$_id', '$n'] } })).toBe(2000);
  });

  it('reports which statements of a batch were rejected', async () => {
    const collection = database.collection();
    await collection.insertOne({ _id: 1, text: 'x' });

    const result = collection.bulkWrite(
      [
        { updateOne: { filter: { _id: 1 }, update: { $inc: { text: 1 } } } },
        { insertOne: { document: { _id: 1 } } },
        { updateOne: { filter: { _id: 1 }, update: { $set: { done: true } } } },
      ],
      { ordered: false },
    );

    await expect(result).rejects.toMatchObject({
      writeErrors: expect.arrayContaining([
        expect.objectContaining({ index: 0, code: 14 }),
        expect.objectContaining({ index: 1, code: 11000 }),
      ]) as unknown,
    });
    expect(await collection.findOne({ _id: 1 })).toMatchObject({ done: true });
  });

  it('deletes one or many, and returns the deleted one', async () => {
    const collection = database.collection();
    await collection.insertMany(count(10).map((n) => ({ _id: n })));

    expect(await collection.deleteOne({ _id: { $gt: 5 } })).toMatchObject({ deletedCount: 1 });
    expect(await collection.findOneAndDelete({}, { sort: { _id: -1 } })).toEqual({ _id: 9 });
    expect(await collection.deleteMany({ _id: { $lt: 5 } })).toMatchObject({ deletedCount: 5 });
    expect(await collection.countDocuments({})).toBe(3);
  });

  it('rejects a document of more than 16 MB', async () => {
    const collection = database.collection();
    await collection.insertOne({ _id: 1, text: 'x'.repeat(9_000_000) });

    const growing = collection.updateOne({ _id: 1 }, { $set: { more: 'x'.repeat(9_000_000) } });

    await expect(growing).rejects.toMatchObject({ code: 10334 });
  });

  it('changes every document once even if that moves it in the scanned index', async () => {
    const collection = database.collection();
    await collection.insertMany(count(2000).map((n) => ({ n })));
    await collection.createIndex({ n: 1 });

    await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 5000 } });

    expect(await collection.countDocuments({ n: { $gte: 5000, $lt: 7000 } })).toBe(2000);
  });
});

describe('collections', () => {
  it('are created, listed, renamed and dropped', async () => {
    const { db } = database;
    await db.createCollection('made');
    await db.collection('written').insertOne({ a: 1 });
    await db.renameCollection('written', 'renamed');
    const names = async () =>
      (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();

    expect(await names()).toEqual(expect.arrayContaining(['made', 'renamed']));
    expect(await db.collection('renamed').countDocuments()).toBe(1);
    await expect(db.createCollection('made')).rejects.toMatchObject({ code: 48 });
    await db.collection('made').drop();

    expect(await names()).not.toContain('made');
  });

  it('are empty after being dropped', async () => {
    const collection = database.collection();
    await collection.insertMany([{ _id: 1 }, { _id: 2 }]);
    await collection.createIndex({ a: 1 });
    await collection.drop();

    await collection.insertOne({ _id: 1 });

    expect(await collection.find({}).toArray()).toEqual([{ _id: 1 }]);
    expect(await collection.indexes()).toHaveLength(1);
  });

  it.each(['', '$x', 'a\0b'])('cannot be named %j', async (name) => {
    await expect(database.db.command({ create: name })).rejects.toMatchObject({ code: 73 });
  });

  it('belong to their database', async () => {
    const other = database.client.db(`${database.db.databaseName}-other`);
    await other.collection('same').insertOne({ n: 1 });

    expect(await database.db.collection('same').countDocuments()).toBe(0);
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });
});

describe('features that are not supported', () => {
  it.each<[string, Document, number]>([
    ['text search', { find: 'c', filter: { $text: { $search: 'x' } } }, 115],
    ['scripts', { find: 'c', filter: { $where: 'true' } }, 115],
    ['text indexes', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 115],
    ['wildcard indexes', { createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }, 115],
    ['capped collections', { create: 'capped', capped: true, size: 1000 }, 115],
    ['views', { create: 'view', viewOn: 'c', pipeline: [] }, 115],
    ['explaining', { explain: { find: 'c' } }, 115],
    ['unknown commands', { fooBar: 1 }, 59],
  ])('are rejected by name: %s', async (_what, command, code) => {
    if (process.env['TEST_REAL_MONGODB']) return;
    await database.db.collection('c').insertOne({});

    const reply = await database.db.command(command).catch((error: unknown) => error);

    const refused = reply as { code?: number; writeErrors?: { code: number }[] };
    expect(refused.code ?? refused.writeErrors?.[0]?.code).toBe(code);
  });

  it('are rejected by name: transactions', async () => {
    const session = database.client.startSession();
    const work = session.withTransaction(() => database.collection().insertOne({ a: 1 }, { session }));

    await expect(work).rejects.toThrow(/retryable writes|replica set/);
    await session.endSession();
  });
});

describe('serverStatus', () => {
  const finds = async () => {
    const { metrics } = await database.db.admin().serverStatus();
    return (metrics as { commands: Record<string, { total: number } | undefined> }).commands['find']?.total ?? 0;
  };

  it('counts commands as MongoDB does', async () => {
    const before = await finds();

    await database.collection().findOne({});
    await database.collection().find({}).toArray();

    // Other tests may use the server at the same time.
    expect(await finds()).toBeGreaterThanOrEqual(before + 2);
  });

  it('counts no unknown commands', async () => {
    await database.db.command({ fooBar: 1 }).catch(() => undefined);

    const { metrics } = (await database.db.admin().serverStatus()) as { metrics: { commands: object } };

    expect(metrics.commands).not.toHaveProperty('fooBar');
  });
});
