import type { Document } from 'mongodb';
import { openTestDatabase, type AnyDocument, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const numbers: AnyDocument[] = [
  { _id: 1, n: 1 },
  { _id: 2, n: 2 },
  { _id: 3, n: 3 },
];

async function filled(documents: AnyDocument[] = numbers) {
  const collection = database.collection();
  await collection.insertMany(documents);
  return collection;
}

const byId = (name: string, db = database.db) => db.collection(name).find().sort({ _id: 1 }).toArray();

describe('$out', () => {
  it('creates a collection from a pipeline, and returns no documents', async () => {
    const source = await filled();

    const reply = await source.aggregate([{ $match: { n: { $gt: 1 } } }, { $out: 'out-new' }]).toArray();

    expect(reply).toEqual([]);
    expect(await byId('out-new')).toEqual(numbers.slice(1));
  });

  it('replaces the existing documents and keeps the indexes', async () => {
    const [source, target] = [await filled(), await filled([{ _id: 'old', n: 9 }])];
    await target.createIndex({ n: 1 }, { unique: true, name: 'by-n' });

    await source.aggregate([{ $project: { n: 1 } }, { $out: target.collectionName }]).toArray();

    expect(await byId(target.collectionName)).toEqual(numbers);
    expect((await target.indexes()).map(({ name, unique }) => [name, unique])).toEqual([
      ['_id_', undefined],
      ['by-n', true],
    ]);
    await expect(target.insertOne({ n: 3 })).rejects.toMatchObject({ code: 11000 });
  });

  it('changes nothing when the documents violate the indexes', async () => {
    const [source, target] = [await filled(), await filled([{ _id: 'old', n: 9 }])];
    await target.createIndex({ n: 1 }, { unique: true });

    const written = source.aggregate([{ $set: { n: 0 } }, { $out: target.collectionName }]).toArray();

    await expect(written).rejects.toMatchObject({ code: 11000 });
    expect(await byId(target.collectionName)).toEqual([{ _id: 'old', n: 9 }]);
    const names = (await database.db.listCollections().toArray()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('tmp.'))).toEqual([]);
  });

  it('can replace its source collection', async () => {
    const source = await filled();

    await source.aggregate([{ $set: { n: { $multiply: ['$n', 2] } } }, { $out: source.collectionName }]).toArray();

    expect((await byId(source.collectionName)).map(({ n }) => n as number)).toEqual([2, 4, 6]);
  });

  it('writes to another database', async () => {
    const [source, other] = [await filled(), `${database.db.databaseName}-out`];

    await source.aggregate([{ $out: { db: other, coll: 'there' } }]).toArray();

    expect(await byId('there', database.client.db(other))).toEqual(numbers);
    await database.client.db(other).dropDatabase();
  });

  it('creates an empty collection from an empty result', async () => {
    const [source, target] = [database.collection(), await filled()];

    await source.aggregate([{ $out: target.collectionName }]).toArray();

    expect(await target.countDocuments()).toBe(0);
  });
});

describe('$merge', () => {
  const stored: AnyDocument[] = [{ _id: 2, n: 20, kept: true }];
  const results: [what: string, options: Document, after: Document[] | number][] = [
    ['merges fields, and inserts new documents', {}, [numbers[0]!, { _id: 2, n: 2, kept: true }, numbers[2]!]],
    ['replaces existing documents', { whenMatched: 'replace' }, numbers],
    ['keeps existing documents', { whenMatched: 'keepExisting' }, [numbers[0]!, stored[0]!, numbers[2]!]],
    ['rejects existing documents', { whenMatched: 'fail' }, 11000],
    ['discards new documents', { whenNotMatched: 'discard' }, [{ _id: 2, n: 2, kept: true }]],
    ['rejects new documents', { whenNotMatched: 'fail' }, 13113],
    [
      'updates by a pipeline with the new document',
      { whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }] },
      [numbers[0]!, { _id: 2, n: 22, kept: true }, numbers[2]!],
    ],
    [
      'updates by a pipeline with variables',
      { let: { more: '$n' }, whenMatched: [{ $set: { n: '$$more', more: true } }], whenNotMatched: 'discard' },
      [{ _id: 2, n: 2, kept: true, more: true }],
    ],
    ['rejects an unknown mode', { whenMatched: 'both' }, 2],
  ];

  it.each(results)('%s', async (_what, options, after) => {
    const [source, target] = [await filled(), await filled(stored)];

    const merged = source.aggregate([{ $sort: { _id: 1 } }, { $merge: { into: target.collectionName, ...options } }]);

    if (typeof after === 'number') return expect(merged.toArray()).rejects.toMatchObject({ code: after });
    expect(await merged.toArray()).toEqual([]);
    expect(await byId(target.collectionName)).toEqual(after);
  });

  it('finds documents by the fields of a unique index', async () => {
    const [source, target] = [await filled([{ _id: 1, g: 1, s: 'a', v: 1 }]), await filled([{ _id: 9, g: 1, s: 'a' }])];
    await target.createIndex({ g: 1, s: 1 }, { unique: true });
    const merge = { into: target.collectionName, on: ['s', 'g'], whenMatched: 'merge' };

    await source.aggregate([{ $unset: '_id' }, { $merge: merge }]).toArray();

    expect(await byId(target.collectionName)).toEqual([{ _id: 9, g: 1, s: 'a', v: 1 }]);
  });

  it('rejects documents that the fields do not identify', async () => {
    const [source, target] = [await filled([{ _id: 1 }]), await filled([{ _id: 9, g: 1 }])];
    await target.createIndex({ g: 1 }, { unique: true });

    const merged = source.aggregate([{ $merge: { into: target.collectionName, on: 'g' } }]).toArray();

    await expect(merged).rejects.toMatchObject({ code: 51132 });
  });

  it('can change its source collection', async () => {
    const source = await filled();

    await source.aggregate([{ $set: { m: '$n' } }, { $merge: source.collectionName }]).toArray();

    expect(await byId(source.collectionName)).toEqual(numbers.map((one) => ({ ...one, m: one['n'] as number })));
  });
});

it('$unionWith appends the documents of another collection', async () => {
  const [first, second] = [
    await filled(),
    await filled([
      { _id: 7, n: 7 },
      { _id: 8, n: 8 },
    ]),
  ];
  const union = { $unionWith: { coll: second.collectionName, pipeline: [{ $match: { n: 8 } }] } };

  expect(await first.aggregate([{ $match: { n: 1 } }, union]).toArray()).toEqual([
    { _id: 1, n: 1 },
    { _id: 8, n: 8 },
  ]);
  const all = first.aggregate([{ $unionWith: second.collectionName }, { $group: { _id: null, n: { $sum: '$n' } } }]);
  expect(await all.toArray()).toEqual([{ _id: null, n: 21 }]);
});

it('$documents starts a pipeline without a collection', async () => {
  const documents = database.db.aggregate([{ $documents: [{ n: 1 }, { n: 2 }] }, { $match: { n: 2 } }]);

  expect(await documents.toArray()).toEqual([{ n: 2 }]);
});
