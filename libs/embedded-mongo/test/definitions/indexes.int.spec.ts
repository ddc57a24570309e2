import { type Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe('unique indexes', () => {
  it('reject a duplicate and report its field', async () => {
    const collection = database.collection();
    await collection.createIndex({ groupId: 1, slug: 1 }, { unique: true });
    await collection.insertMany([
      { groupId: 'g', slug: 'soup' },
      { groupId: 'h', slug: 'soup' },
    ]);

    const again = collection.insertOne({ groupId: 'g', slug: 'soup' });

    await expect(again).rejects.toMatchObject({
      code: 11000,
      keyPattern: { groupId: 1, slug: 1 },
      keyValue: { groupId: 'g', slug: 'soup' },
    });
    expect(await collection.countDocuments({})).toBe(2);
  });

  it('reject an update to an existing value and leave the document unchanged', async () => {
    const collection = database.collection();
    await collection.createIndex({ n: 1 }, { unique: true });
    await collection.insertMany([{ n: 1 }, { n: 2 }]);

    await expect(collection.updateOne({ n: 2 }, { $set: { n: 1, x: 1 } })).rejects.toMatchObject({ code: 11000 });

    expect(await collection.countDocuments({ n: 2, x: { $exists: false } })).toBe(1);
  });

  it('reject a duplicate id', async () => {
    const collection = database.collection();
    await collection.insertOne({ _id: 'a' });

    await expect(collection.insertOne({ _id: 'a' })).rejects.toMatchObject({ code: 11000, keyValue: { _id: 'a' } });
  });

  it('treat missing as a value', async () => {
    const collection = database.collection();
    await collection.createIndex({ slug: 1 }, { unique: true });
    await collection.insertOne({ a: 1 });

    await expect(collection.insertOne({ slug: null })).rejects.toMatchObject({ code: 11000 });
  });

  it('contain every item of an array', async () => {
    const collection = database.collection();
    await collection.createIndex({ emails: 1 }, { unique: true });
    await collection.insertOne({ emails: ['a', 'b'] });

    await expect(collection.insertOne({ emails: ['c', 'b'] })).rejects.toMatchObject({ code: 11000 });
    await collection.insertOne({ emails: ['d', 'd'] });
  });

  it('distinguish long texts with the same beginning', async () => {
    const collection = database.collection();
    await collection.createIndex({ url: 1 }, { unique: true });
    const url = 'x'.repeat(600);
    await collection.insertMany([{ url }, { url: `${url}1` }]);

    await expect(collection.insertOne({ url: `${url}1` })).rejects.toMatchObject({ code: 11000 });
  });

  it('cannot be created when there are duplicates', async () => {
    const collection = database.collection();
    await collection.insertMany([{ n: 1 }, { n: 1 }]);

    await expect(collection.createIndex({ n: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });

    expect(await collection.indexes()).toHaveLength(1);
  });

  it('allow the value of a deleted document again', async () => {
    const collection = database.collection();
    await collection.createIndex({ n: 1 }, { unique: true });
    await collection.insertOne({ n: 1 });
    await collection.deleteOne({ n: 1 });

    await expect(collection.insertOne({ n: 1 })).resolves.toMatchObject({ acknowledged: true });
  });

  it('stop an ordered batch at the first error and continue in an unordered one', async () => {
    const collection = database.collection();
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }];

    await expect(collection.insertMany(documents)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    const unordered = collection.insertMany(documents, { ordered: false });

    await expect(unordered).rejects.toMatchObject({ insertedCount: 2, writeErrors: { length: 3 } });
    expect(await collection.countDocuments({})).toBe(3);
  });
});

describe('sparse and partial indexes', () => {
  it('allow any number of documents without the field', async () => {
    const collection = database.collection();
    await collection.createIndex({ slug: 1 }, { unique: true, partialFilterExpression: { slug: { $exists: true } } });
    await collection.createIndex({ since: 1 }, { sparse: true });
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 3, slug: 's', since: 1 }]);

    expect(await collection.countDocuments({ since: { $lte: 5 } })).toBe(1);
    expect(await collection.countDocuments({ since: null })).toBe(2);
    expect(await collection.countDocuments({ slug: { $exists: true } })).toBe(1);
    await expect(collection.insertOne({ slug: 's' })).rejects.toMatchObject({ code: 11000 });
  });

  it('follow documents that start and stop matching', async () => {
    const collection = database.collection();
    const partialFilterExpression = { isOpen: true };
    await collection.createIndex({ n: 1 }, { unique: true, partialFilterExpression });
    await collection.insertMany([
      { _id: 1, n: 1, isOpen: true },
      { _id: 2, n: 1, isOpen: false },
    ]);

    await expect(collection.updateOne({ _id: 2 }, { $set: { isOpen: true } })).rejects.toMatchObject({ code: 11000 });
    await collection.updateOne({ _id: 1 }, { $set: { isOpen: false } });
    await collection.updateOne({ _id: 2 }, { $set: { isOpen: true } });

    expect(await collection.find({ n: 1, isOpen: true }).toArray()).toEqual([{ _id: 2, n: 1, isOpen: true }]);
  });

  it('are not used for documents outside of them', async () => {
    const collection = database.collection();
    await collection.createIndex({ n: 1 }, { partialFilterExpression: { k: { $gt: 5 } } });
    await collection.insertMany([
      { n: 1, k: 1 },
      { n: 1, k: 9 },
    ]);

    expect(await collection.countDocuments({ n: 1 })).toBe(2);
    expect(await collection.countDocuments({ n: 1, k: 9 })).toBe(1);
    expect(await collection.countDocuments({ n: 1, k: { $gt: 0 } })).toBe(2);
  });
});

describe('index management', () => {
  it('lists indexes as they were created', async () => {
    const collection = database.collection();
    await collection.createIndexes([
      { key: { a: 1, b: -1 }, unique: true },
      { key: { c: 1 }, name: 'by c', sparse: true },
      { key: { at: 1 }, expireAfterSeconds: 60 },
    ]);

    const indexes = await collection.indexes();

    expect(indexes).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1', unique: true },
      { v: 2, key: { c: 1 }, name: 'by c', sparse: true },
      { v: 2, key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 },
    ]);
  });

  it('creates an index once, and rejects another with its name or key', async () => {
    const collection = database.collection();
    await collection.createIndex({ a: 1 });
    await collection.createIndex({ a: 1 });

    expect(await collection.indexes()).toHaveLength(2);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    await expect(collection.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(collection.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
  });

  it('drops one or all of them, but not the one on `_id`', async () => {
    const collection = database.collection();
    await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } }]);

    await collection.dropIndex('a_1');
    expect(await collection.indexes()).toHaveLength(3);
    await collection.dropIndexes();

    expect(await collection.indexes()).toHaveLength(1);
    await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    await expect(collection.dropIndex('nope')).rejects.toMatchObject({ code: 27 });
  });

  it('rejects two arrays in one index', async () => {
    const collection = database.collection();
    await collection.createIndex({ a: 1, b: 1 });

    await expect(collection.insertOne({ a: [1, 2], b: [1, 2] })).rejects.toMatchObject({ code: 171 });
  });

  it('builds an index during inserts, updates and deletions', async () => {
    const collection = database.collection();
    await collection.insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: i, n: i, tags: [i % 7, i % 5] })));

    const changes = Array.from({ length: 200 }, (_, i) =>
      Promise.all([
        collection.updateOne({ _id: i * 10 }, { $set: { n: -i } }),
        collection.deleteOne({ _id: i * 10 + 5 }),
        collection.insertOne({ _id: 10_000 + i, n: 10_000 + i, tags: [] }),
      ]),
    );
    await Promise.all([collection.createIndex({ n: 1 }), collection.createIndex({ tags: 1, n: 1 }), ...changes]);

    const byIndex = await collection
      .find({ n: { $gte: -1e9 } })
      .hint({ n: 1 })
      .toArray();
    const byScan = await collection.find({}).hint({ $natural: 1 }).toArray();
    const sorted = (documents: Document[]) => documents.map((one) => Number(one['_id'])).sort((a, b) => a - b);
    expect(sorted(byIndex)).toEqual(sorted(byScan));
    expect(await collection.countDocuments({ tags: 3 })).toBe(
      byScan.filter((one) => (one['tags'] as number[]).includes(3)).length,
    );
  });

  it('uses the index of the hint if it exists', async () => {
    const collection = database.collection();
    await collection.insertMany([{ a: 2 }, { a: 1 }]);
    await collection.createIndex({ a: 1 });

    expect((await collection.find({}).hint('a_1').toArray()).map((one) => one['a'] as number)).toEqual([1, 2]);
    await expect(collection.find({}).hint('nope').toArray()).rejects.toMatchObject({ code: 2 });
  });
});

describe('an existing index', () => {
  it.each([
    ['another time of expiry', { expireAfterSeconds: 60 }, { expireAfterSeconds: 90 }, 85],
    ['expiry that it did not have', {}, { expireAfterSeconds: 90 }, 85],
    ['leaving out documents that it has', {}, { sparse: true }, 86],
    ['being unique', {}, { unique: true }, 86],
  ])('is not equal to one with %s', async (_what, options, others, code) => {
    const collection = database.collection();
    await collection.createIndex({ at: 1 }, options);

    await expect(collection.createIndex({ at: 1 }, others)).rejects.toMatchObject({ code });
  });
});
