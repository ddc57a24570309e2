import { Double } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

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
