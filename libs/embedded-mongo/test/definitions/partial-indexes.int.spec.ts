import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

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
