import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe('an upsert', () => {
  it('starts with the equality fields of the filter', async () => {
    const collection = database.collection();
    const filter = { 'a.b': 3, c: { $gt: 1 }, d: { $in: [4] }, e: { $eq: 5 } };

    const result = await collection.updateOne(filter, { $set: { f: 1 }, $setOnInsert: { g: 2 } }, { upsert: true });

    const { _id, ...fields } = (await collection.findOne({})) ?? {};
    expect(fields).toEqual({ a: { b: 3 }, d: 4, e: 5, f: 1, g: 2 });
    expect(result.upsertedId).toEqual(_id);
  });

  it('uses the id of the filter, as first field', async () => {
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
