import type { Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const count = (length: number) => Array.from({ length }, (_, i) => i);

it('loses no change of many concurrent ones to one document', async () => {
  const collection = database.collection();
  await collection.insertOne({ _id: 1, n: 0, list: [] });

  const change = (i: number): Document => ({ $inc: { n: 1 }, $push: { list: i } });
  await Promise.all(count(300).map((i) => collection.updateOne({ _id: 1 }, change(i))));

  const stored = await collection.findOne({ _id: 1 });
  expect(stored?.['n']).toBe(300);
  expect(new Set(stored?.['list'] as number[]).size).toBe(300);
});

it('lets only one of many concurrent updates succeed', async () => {
  const collection = database.collection();
  await collection.insertOne({ _id: 1 });

  const winners = await Promise.all(
    count(50).map((i) => collection.findOneAndUpdate({ _id: 1, lock: { $exists: false } }, { $set: { lock: i } })),
  );

  expect(winners.filter(Boolean)).toHaveLength(1);
});

it('inserts once for many concurrent upserts', async () => {
  const collection = database.collection();
  await collection.createIndex({ key: 1 }, { unique: true });

  await Promise.all(count(100).map((i) => collection.updateOne({ key: i % 5 }, { $inc: { n: 1 } }, { upsert: true })));

  const stored = await collection.find({}).toArray();
  expect(stored.map((one) => one['n'] as number)).toEqual([20, 20, 20, 20, 20]);
});

it('changes a document once that others change during a slow search', async () => {
  const collection = database.collection();
  await collection.insertMany(count(2000).map((n) => ({ _id: n, kind: n === 1999 ? 'wanted' : 'other', n: 0 })));

  await Promise.all([
    ...count(20).map(() => collection.updateOne({ kind: 'wanted' }, { $inc: { n: 1 } })),
    ...count(20).map((i) => collection.updateOne({ _id: i }, { $set: { n: 5 } })),
    ...count(10).map(() => collection.updateOne({ kind: 'new' }, { $inc: { n: 1 } }, { upsert: true })),
  ]);

  expect(await collection.findOne({ kind: 'wanted' })).toMatchObject({ n: 20 });
  expect(await collection.find({ kind: 'new' }).toArray()).toMatchObject([{ n: 10 }]);
});

it('returns all unchanged documents in every scan while others are added and removed', async () => {
  const collection = database.collection();
  await collection.createIndex({ stays: 1 });
  await collection.insertMany(count(2000).map((n) => ({ _id: n, stays: true, text: 'x'.repeat(200) })));
  let isOver = false;
  const writer = async () => {
    for (let i = 0; !isOver; i++) {
      await collection.insertOne({ _id: 10_000 + i, stays: false });
      await collection.updateOne({ _id: i % 2000 }, { $set: { text: 'y'.repeat(1 + (i % 900)) } });
      await collection.deleteOne({ _id: 10_000 + i });
    }
  };
  const writers = count(3).map((i) => (i === 0 ? writer() : Promise.resolve()));

  const counts: number[] = [];
  for (let round = 0; round < 4; round++) {
    counts.push(await collection.countDocuments({ stays: true, text: /./ }));
    counts.push((await collection.find({ stays: true }).batchSize(300).toArray()).length);
    counts.push(
      (
        await collection
          .find({ text: { $ne: 'z' }, stays: true })
          .sort({ text: 1 })
          .toArray()
      ).length,
    );
  }
  isOver = true;
  await Promise.all(writers);

  expect(counts).toEqual(counts.map(() => 2000));
});

it('answers small queries before a big one is done', async () => {
  const collection = database.collection();
  await collection.insertMany(count(4000).map((n) => ({ _id: n, text: 'lemon '.repeat(100) + n })));
  const finished: string[] = [];
  const note = (name: string) => () => void finished.push(name);

  await Promise.all([
    // Expensive to test in each document, so that the scan takes long.
    collection.countDocuments({ text: /l.*melon/ }).then(note('scan')),
    collection.updateMany({}, { $set: { seen: true } }).then(note('update of all')),
    collection.createIndex({ text: 1 }).then(note('index')),
    collection.findOne({ _id: 3999 }).then(note('point read')),
  ]);

  expect(finished[0]).toBe('point read');
  expect(finished).toHaveLength(4);
});
