import { Decimal128, Double, Long, type Document, type UpdateOptions } from 'mongodb';
import { exactly, typed } from '../support/check-cases.js';
import { openTestDatabase, type AnyDocument, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

/** A document, the pipeline that changes it, and the result (or the error's code). */
type Case = [
  title: string,
  before: AnyDocument,
  pipeline: Document[],
  after: Document | number,
  options?: UpdateOptions,
];

const cases: Case[] = [
  ['sets a field to another one', { _id: 1, a: 5 }, [{ $set: { b: '$a' } }], { _id: 1, a: 5, b: 5 }],
  ['computes a value', { _id: 1, a: 5 }, [{ $set: { a: { $add: ['$a', 2] } } }], { _id: 1, a: 7 }],
  [
    'computes every field of a stage from its input document',
    { _id: 1, a: 1, b: 2 },
    [{ $set: { a: '$b', b: '$a' } }],
    { _id: 1, a: 2, b: 1 },
  ],
  [
    'passes the result of a stage to the next one',
    { _id: 1, a: 1 },
    [{ $set: { b: { $add: ['$a', 1] } } }, { $set: { c: { $add: ['$b', 1] } } }, { $unset: ['a'] }],
    { _id: 1, b: 2, c: 3 },
  ],
  ['sets inside of objects', { _id: 1, o: { x: 1 } }, [{ $set: { 'o.y': 2 } }], { _id: 1, o: { x: 1, y: 2 } }],
  [
    'reads nested fields as a path',
    { _id: 1, o: { x: 1 } },
    [{ $set: { o: { y: 2 } } }],
    { _id: 1, o: { x: 1, y: 2 } },
  ],
  [
    'sets in every item of a list',
    { _id: 1, a: [{ x: 1 }, { x: 2 }] },
    [{ $set: { 'a.y': 0 } }],
    {
      _id: 1,
      a: [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
      ],
    },
  ],
  ['creates the objects on a path', { _id: 1, a: 1 }, [{ $set: { 'a.b.c': 2 } }], { _id: 1, a: { b: { c: 2 } } }],
  ['removes a field that has no value', { _id: 1, a: 1, b: 2 }, [{ $set: { a: '$none' } }], { _id: 1, b: 2 }],
  ['removes a field by name', { _id: 1, a: 1, b: 2 }, [{ $set: { a: '$$REMOVE' } }], { _id: 1, b: 2 }],
  ['unsets one path', { _id: 1, a: { b: 1, c: 2 } }, [{ $unset: 'a.b' }], { _id: 1, a: { c: 2 } }],
  ['keeps the included fields', { _id: 1, a: 1, b: 2 }, [{ $project: { b: 1 } }], { _id: 1, b: 2 }],
  ['replaces the document', { _id: 1, a: { b: 2 }, c: 3 }, [{ $replaceWith: '$a' }], { _id: 1, b: 2 }],
  ['replaces the root', { _id: 1, a: { b: 2 } }, [{ $replaceRoot: { newRoot: { c: '$a.b' } } }], { _id: 1, c: 2 }],
  [
    'does not read a literal as a path',
    { _id: 1, a: 1 },
    [{ $set: { b: { $literal: '$a' } } }],
    { _id: 1, a: 1, b: '$a' },
  ],
  ['rejects a change of the id', { _id: 1, a: 1 }, [{ $set: { _id: 2 } }], 66],
  ['keeps the id that a stage excludes', { _id: 1, a: 1, b: 2 }, [{ $project: { _id: 0, a: 1 } }], { _id: 1, a: 1 }],
  ['rejects a replacement that is no document', { _id: 1, a: 1 }, [{ $replaceWith: '$a' }], 40228],
  ['rejects other stages', { _id: 1 }, [{ $sort: { a: 1 } }], 72],
  ['rejects undefined variables', { _id: 1 }, [{ $set: { a: '$$b' } }], 17276],
  ['uses the values of let', { _id: 1 }, [{ $set: { a: '$$b' } }], { _id: 1, a: 3 }, { let: { b: 3 } }],
  [
    'keeps the types of numbers that it copies',
    { _id: 1, a: new Double(3), b: Long.fromNumber(4), c: Decimal128.fromString('1.50') },
    [{ $set: { d: '$a', n: 1 } }],
    { _id: 1, a: new Double(3), b: Long.fromNumber(4), c: Decimal128.fromString('1.50'), d: new Double(3), n: 1 },
  ],
  [
    'keeps the types of numbers when a document is rebuilt',
    { _id: 1, a: new Double(3), o: { b: Long.fromNumber(4) } },
    [{ $replaceWith: { $mergeObjects: ['$$ROOT', { n: 1 }] } }],
    { _id: 1, a: new Double(3), o: { b: Long.fromNumber(4) }, n: 1 },
  ],
];

describe('a pipeline update', () => {
  it.each(cases)('%s', async (...[, before, pipeline, after, options]: Case) => {
    const collection = database.collection();
    await collection.insertOne(before);

    const updated = collection.updateOne({ _id: 1 }, pipeline, options);

    if (typeof after === 'number') return expect(updated).rejects.toMatchObject({ code: after });
    await updated;
    const document = await database.exact.collection(collection.collectionName).findOne({});
    expect(exactly(document)).toBe(exactly(typed(after)));
  });

  it('changes many, and counts the modified ones', async () => {
    const collection = database.collection();
    await collection.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 5 },
      { _id: 3, n: 9 },
    ]);

    const result = await collection.updateMany({}, [{ $set: { n: { $min: ['$n', 5] } } }]);

    expect(result).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
    expect(await collection.distinct('n')).toEqual([1, 5]);
  });

  it('upserts a document from the filter', async () => {
    const collection = database.collection();

    await collection.updateOne({ _id: 'soup', g: 1 }, [{ $set: { n: { $add: ['$g', 1] } } }], { upsert: true });

    expect(await collection.findOne()).toEqual({ _id: 'soup', g: 1, n: 2 });
  });

  it('returns the document before or after', async () => {
    const collection = database.collection();
    await collection.insertOne({ _id: 1, n: 1 });
    const increase = [{ $set: { n: { $add: ['$n', 1] } } }];

    const before = await collection.findOneAndUpdate({ _id: 1 }, increase);
    const after = await collection.findOneAndUpdate({ _id: 1 }, increase, { returnDocument: 'after' });

    expect([before, after]).toEqual([
      { _id: 1, n: 1 },
      { _id: 1, n: 3 },
    ]);
  });

  it('maintains indexes', async () => {
    const collection = database.collection();
    await collection.createIndex({ n: 1 }, { unique: true });
    await collection.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);

    await expect(collection.updateOne({ _id: 2 }, [{ $set: { n: 1 } }])).rejects.toMatchObject({ code: 11000 });
    await collection.updateOne({ _id: 2 }, [{ $set: { n: { $multiply: ['$n', 10] } } }]);

    expect(await collection.find({ n: { $gt: 1 } }).toArray()).toEqual([{ _id: 2, n: 20 }]);
  });

  it('adds up exactly during concurrent updates', async () => {
    const collection = database.collection();
    await collection.insertOne({ _id: 1, n: 0 });

    const increase = () => collection.updateOne({ _id: 1 }, [{ $set: { n: { $add: ['$n', 1] } } }]);
    await Promise.all(Array.from({ length: 50 }, increase));

    expect(await collection.findOne()).toEqual({ _id: 1, n: 50 });
  });
});
