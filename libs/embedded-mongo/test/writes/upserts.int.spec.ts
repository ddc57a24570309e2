import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe('upserts', () => {
  it('starts with the equality fields of the filter', async () => {
    const collection = database.collection();
    const filter = { 'a.b': 3, c: { $gt: 1 }, d: { $in: [4] }, e: { $eq: 5 } };

    const result = await collection.updateOne(filter, { $set: { f: 1 }, $setOnInsert: { g: 2 } }, { upsert: true });

    const { _id, ...fields } = (await collection.findOne({})) ?? {};
    expect(fields).toEqual({ a: { b: 3 }, d: 4, e: 5, f: 1, g: 2 });
    expect(result.upsertedId).toEqual(_id);
  });

  it('takes the id from the filter, as first field', async () => {
    const collection = database.collection();
    await collection.updateOne({ z: 1, _id: 'x' }, { $set: { a: 1 } }, { upsert: true });

    expect(Object.keys((await collection.findOne({})) ?? {})[0]).toBe('_id');
  });

  it('replaces a whole document', async () => {
    const collection = database.collection();
    await collection.replaceOne({ _id: 'x' }, { a: 1 }, { upsert: true });
    await collection.replaceOne({ _id: 'x' }, { b: 2 });

    expect(await collection.findOne({})).toEqual({ _id: 'x', b: 2 });
  });
});

describe('counts', () => {
  it('distinguishes matched from modified', async () => {
    const collection = database.collection();
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 2 }]);

    const result = await collection.updateMany({}, { $set: { a: 2 } });

    expect(result).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
  });

  it('changes one of many, or the first by an order', async () => {
    const collection = database.collection();
    await collection.insertMany([{ n: 1 }, { n: 3 }, { n: 2 }]);

    const largest = await collection.findOneAndUpdate({}, { $set: { won: true } }, { sort: { n: -1 } });

    expect(largest).toMatchObject({ n: 3 });
    expect(await collection.countDocuments({ won: true })).toBe(1);
  });

  it('returns the document before or after, with a projection', async () => {
    const collection = database.collection();
    await collection.insertOne({ _id: 1, revision: 1, secret: 'x' });
    const change = { $inc: { revision: 1 } };
    const projection = { projection: { revision: 1, _id: 0 } };

    const before = await collection.findOneAndUpdate({ _id: 1, revision: 1 }, change, projection);
    const after = await collection.findOneAndUpdate({ _id: 1 }, change, { ...projection, returnDocument: 'after' });
    const conflict = await collection.findOneAndUpdate({ _id: 1, revision: 1 }, change);

    expect([before, after, conflict]).toEqual([{ revision: 1 }, { revision: 3 }, null]);
  });
});
