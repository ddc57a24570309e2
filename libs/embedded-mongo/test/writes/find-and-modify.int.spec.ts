import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe('findAndModify', () => {
  it('changes the first document by a sort', async () => {
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
