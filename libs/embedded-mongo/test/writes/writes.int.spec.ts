import { ObjectId } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const count = (length: number) => Array.from({ length }, (_, i) => i);

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

  it('stops an ordered batch at the first error and continues in an unordered one', async () => {
    const collection = database.collection();
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }];

    await expect(collection.insertMany(documents)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    const unordered = collection.insertMany(documents, { ordered: false });

    await expect(unordered).rejects.toMatchObject({ insertedCount: 2, writeErrors: { length: 3 } });
    expect(await collection.countDocuments({})).toBe(3);
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

  it('rejects an update that nests a document too deeply', async () => {
    const collection = database.collection();
    const path = (levels: number) => Array.from({ length: levels }, () => 'a').join('.');
    await collection.insertOne({ _id: 1 });
    await collection.updateOne({ _id: 1 }, { $set: { [path(100)]: {} } });
    const before = await collection.findOne({ _id: 1 });

    for (const update of [
      { $set: { [path(200)]: 1 } },
      { $rename: { a: `b.${path(100)}` } },
      [{ $set: { [`b.${path(100)}`]: '$a' } }],
    ])
      await expect(collection.updateOne({ _id: 1 }, update)).rejects.toMatchObject({ code: 15 });
    const upsert = collection.updateOne({ _id: 2, [path(200)]: 1 }, { $set: { b: 1 } }, { upsert: true });
    await expect(upsert).rejects.toMatchObject({ code: 15 });

    expect(await collection.find({}).toArray()).toEqual([before]);
    expect(await collection.replaceOne({ _id: 1 }, before ?? {})).toMatchObject({ matchedCount: 1 });
  });

  it('changes every document once even if that moves it in the scanned index', async () => {
    const collection = database.collection();
    await collection.insertMany(count(2000).map((n) => ({ n })));
    await collection.createIndex({ n: 1 });

    await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 5000 } });

    expect(await collection.countDocuments({ n: { $gte: 5000, $lt: 7000 } })).toBe(2000);
  });

  it('updates or replaces the first document by a sort', async () => {
    const collection = database.collection();
    await collection.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 3 },
      { _id: 3, n: 2 },
    ]);

    await collection.updateOne({}, { $set: { best: true } }, { sort: { n: -1 } });
    await collection.replaceOne({}, { n: 0 }, { sort: { n: 1 } });

    expect(await collection.findOne({ best: true })).toEqual({ _id: 2, n: 3, best: true });
    expect(await collection.findOne({ _id: 1 })).toEqual({ _id: 1, n: 0 });
  });

  it('counts matched and modified documents separately', async () => {
    const collection = database.collection();
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 2 }]);

    const result = await collection.updateMany({}, { $set: { a: 2 } });

    expect(result).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
  });
});
