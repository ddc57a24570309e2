import type { Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe('index keys', () => {
  const long = (letter: string) => letter.repeat(390);

  it.each<[string, Document, (number | undefined)[]]>([
    ['a value', { d: 'a' + long('d') }, [1]],
    ['several values', { d: { $in: ['a' + long('d'), 'c' + long('d')] } }, [1, 3]],
    ['a range', { d: { $gte: 'b', $lt: 'c' } }, [2]],
    ['a larger value', { d: { $gt: 'a' + long('d') } }, [2, 3]],
    ['a smaller value', { d: { $lt: 'c' + long('d') } }, [1, 2]],
  ])('find documents by %s beyond the stored part of the key', async (_name, condition, ids) => {
    const collection = database.collection();
    await collection.createIndexes([{ key: { a: 1, b: -1, c: 1, d: 1 } }, { key: { c: 1, b: 1, a: -1, d: -1 } }]);
    const shared = { a: long('a'), b: long('b'), c: long('c') };
    const documents = ['a', 'b', 'c'].map((first, i) => ({ _id: i + 1, ...shared, d: first + long('d') }));
    await collection.insertMany(documents);

    for (const hint of ['a_1_b_-1_c_1_d_1', 'c_1_b_1_a_-1_d_-1']) {
      const documents = await collection
        .find({ ...shared, ...condition }, { hint })
        .sort({ _id: 1 })
        .toArray();
      expect(documents.map(({ _id }) => _id)).toEqual(ids);
      expect(await collection.countDocuments({ ...shared, ...condition }, { hint })).toBe(ids.length);
    }
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

  it.each([
    ['an empty collection', []],
    ['a collection with documents', [{ a: 1 }, { a: 2 }]],
  ])('treats those of one command as if they were created one after another, in %s', async (_name, documents) => {
    const collection = database.collection();
    if (documents.length > 0) await collection.insertMany(documents);
    await collection.createIndexes([{ key: { a: 1 } }, { key: { a: 1 } }, { key: { b: 1 } }]);
    const conflicting = collection.createIndexes([{ key: { c: 1 } }, { key: { c: 1 }, unique: true }]);

    await expect(conflicting).rejects.toMatchObject({ code: 86 });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1', 'b_1', 'c_1']);
    expect(await collection.countDocuments({ a: { $gt: 0 } }, { hint: 'a_1' })).toBe(documents.length);
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

describe('createIndex for the key of an existing index', () => {
  it.each([
    ['another expiry', { expireAfterSeconds: 60 }, { expireAfterSeconds: 90 }, 85],
    ['an expiry that it does not have', {}, { expireAfterSeconds: 90 }, 85],
    ['the option sparse that it does not have', {}, { sparse: true }, 86],
    ['the option unique that it does not have', {}, { unique: true }, 86],
  ])('is rejected with %s', async (_what, options, others, code) => {
    const collection = database.collection();
    await collection.createIndex({ at: 1 }, options);

    await expect(collection.createIndex({ at: 1 }, others)).rejects.toMatchObject({ code });
  });
});
