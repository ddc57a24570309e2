import type { ClientBulkWriteModel, Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

type Model = ClientBulkWriteModel<Record<string, Document>>;

/** An id with the type of the driver. */
const id = (number: number) => number as never;

describe('a bulk write on several collections', () => {
  it('inserts, updates and deletes in order, and returns the outcome of each', async () => {
    const [soups, cakes] = [database.collection(), database.collection()];
    await cakes.insertMany([{ _id: 1 }, { _id: 2 }]);
    const models: Model[] = [
      { name: 'insertOne', namespace: soups.namespace, document: { _id: id(1), n: 1 } },
      { name: 'updateOne', namespace: soups.namespace, filter: { _id: id(1) }, update: { $inc: { n: 1 } } },
      {
        name: 'updateOne',
        namespace: soups.namespace,
        filter: { _id: id(9) },
        update: [{ $set: { n: '$_id' } }],
        upsert: true,
      },
      { name: 'replaceOne', namespace: soups.namespace, filter: { _id: id(1) }, replacement: { n: 5 } },
      { name: 'deleteMany', namespace: cakes.namespace, filter: {} },
    ];

    const result = await database.client.bulkWrite(models, { verboseResults: true });

    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 2,
      modifiedCount: 2,
      upsertedCount: 1,
      deletedCount: 2,
    });
    expect(result.updateResults?.get(2)).toMatchObject({ upsertedId: 9 });
    expect(result.deleteResults?.get(4)).toEqual({ deletedCount: 2 });
    expect(await soups.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, n: 5 },
      { _id: 9, n: 9 },
    ]);
    expect(await cakes.countDocuments()).toBe(0);
  });

  it.each([
    [true, [1]],
    [false, [1, 3]],
  ])('stops at the first error when ordered (%s), else continues', async (ordered, ids) => {
    const collection = database.collection();
    const insert = (number: number): Model => ({
      name: 'insertOne',
      namespace: collection.namespace,
      document: { _id: id(number) },
    });

    const written = database.client.bulkWrite([insert(1), insert(1), insert(3)], { ordered });

    const failure = (await written.catch((error: unknown) => error)) as { writeErrors: Map<number, { code: number }> };
    expect([...failure.writeErrors].map(([index, { code }]) => [index, code])).toEqual([[1, 11000]]);
    expect(await collection.distinct('_id')).toEqual(ids);
  });

  it('returns thousands of results in several batches', async () => {
    const collection = database.collection();
    const models = Array.from({ length: 3000 }, (_, i): Model => {
      return { name: 'insertOne', namespace: collection.namespace, document: { _id: id(i) } };
    });

    const result = await database.client.bulkWrite(models, { verboseResults: true });

    expect(result.insertResults?.size).toBe(3000);
    expect(await collection.countDocuments()).toBe(3000);
  });

  it('rejects an invalid namespace', async () => {
    const command = { bulkWrite: 1, ops: [{ insert: 0, document: {} }], nsInfo: [{ ns: 'nowhere' }] };

    await expect(database.client.db('admin').command(command)).rejects.toMatchObject({ code: 73 });
  });
});
