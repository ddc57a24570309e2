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
});
