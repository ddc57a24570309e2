import type { CollationOptions, Document } from 'mongodb';
import { openTestDatabase, type AnyDocument, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const anyCase: CollationOptions = { locale: 'en', strength: 2 };
const anyAccent: CollationOptions = { locale: 'en', strength: 1 };
const german: CollationOptions = { locale: 'de' };

const soups: AnyDocument[] = [
  { _id: 1, name: 'Äpfel', n: 1 },
  { _id: 2, name: 'zimt', n: 2 },
  { _id: 3, name: 'apfel', n: 1 },
  { _id: 4, name: 'Apfel', n: 2 },
  { _id: 5, name: 'Zimt', n: 1 },
  { _id: 6, name: ['Salz', 'APFEL'], n: 3 },
  { _id: 7, name: null, n: 3 },
  { _id: 8, name: { de: 'Apfel' }, n: 3 },
];

/** Index entries are ordered by code points; the result must be the same with and without one. */
const indexes: [what: string, index: Document | undefined][] = [
  ['no index', undefined],
  ['an index', { name: 1 }],
  ['an index of two fields', { n: 1, name: 1 }],
  ['a backward index', { name: -1 }],
];

async function filled(index: Document | undefined, documents = soups) {
  const collection = database.collection();
  await collection.insertMany(documents);
  if (index) await collection.createIndex(index);
  return collection;
}

const cases: [what: string, filter: Document, collation: CollationOptions, ids: number[]][] = [
  ['strings regardless of case', { name: 'APFEL' }, anyCase, [3, 4, 6]],
  ['strings regardless of accents', { name: 'APFEL' }, anyAccent, [1, 3, 4, 6]],
  ['only equal strings at the highest strength', { name: 'apfel' }, german, [3]],
  ['strings of $in', { name: { $in: ['ZIMT', 'SALZ'] } }, anyCase, [2, 5, 6]],
  ['no strings of $nin', { name: { $nin: ['ZIMT', 'apfel'] } }, anyCase, [1, 7, 8]],
  ['strings by $ne', { name: { $ne: 'ZIMT' } }, anyCase, [1, 3, 4, 6, 7, 8]],
  ['arrays by $all', { name: { $all: ['salz', 'apfel'] } }, anyCase, [6]],
  ['items by $elemMatch', { name: { $elemMatch: { $eq: 'salz' } } }, anyCase, [6]],
  ['later strings by $gt', { name: { $gt: 'apfel' } }, anyAccent, [2, 5, 6]],
  ['objects with equal strings', { name: { de: 'APFEL' } }, anyCase, [8]],
  ['documents by two conditions', { n: 1, name: 'ZIMT' }, anyCase, [5]],
  ['documents by $or', { $or: [{ name: 'ZIMT' }, { n: 3 }] }, anyCase, [2, 5, 6, 7, 8]],
  ['documents by $expr', { $expr: { $eq: ['$name', 'ZIMT'] } }, anyCase, [2, 5]],
  ['regular expressions by their own options', { name: /^apfel/ }, anyCase, [3]],
  ['null by null', { name: null }, anyCase, [7]],
];

describe.each(indexes)('a collation, with %s', (_what, index) => {
  it.each(cases)('finds %s', async (_title, filter, collation, ids) => {
    const collection = await filled(index);

    const documents = await collection.find(filter, { collation }).toArray();

    expect(documents.map((document) => document._id).sort()).toEqual(ids);
    expect(await collection.countDocuments(filter, { collation })).toBe(ids.length);
  });

  it('sorts by the rules of the language', async () => {
    const collection = await filled(index, soups.slice(0, 5));

    const sorted = await collection.find().collation(german).sort({ name: 1 }).toArray();
    const backwards = await collection.find().collation(german).sort({ name: -1 }).limit(2).toArray();

    expect(sorted.map(({ name }) => name as string)).toEqual(['apfel', 'Apfel', 'Äpfel', 'zimt', 'Zimt']);
    expect(backwards.map(({ name }) => name as string)).toEqual(['Zimt', 'zimt']);
  });

  it('sorts equal texts by the next field', async () => {
    const collection = await filled(index, soups.slice(0, 5));

    const sorted = await collection.find().collation(anyAccent).sort({ name: 1, n: -1, _id: 1 }).toArray();

    expect(sorted.map(({ _id }) => _id)).toEqual([4, 1, 3, 2, 5]);
  });

  it('applies to aggregation', async () => {
    const collection = await filled(index, soups.slice(0, 5));
    const pipeline = [{ $match: { name: 'APFEL' } }, { $sort: { name: -1, _id: 1 } }, { $project: { n: 1 } }];

    const documents = await collection.aggregate(pipeline, { collation: anyAccent }).toArray();

    expect(documents).toEqual([
      { _id: 1, n: 1 },
      { _id: 3, n: 1 },
      { _id: 4, n: 2 },
    ]);
  });

  it('applies to updates and deletions', async () => {
    const collection = await filled(index, soups.slice(0, 5));
    const collation = anyCase;

    const updated = await collection.updateMany({ name: 'APFEL' }, { $set: { x: 1 } }, { collation });
    const removed = await collection.deleteOne({ name: 'ZIMT' }, { collation });
    const changed = await collection.findOneAndUpdate(
      { name: 'zIMT' },
      { $set: { y: 1 } },
      { collation, returnDocument: 'after' },
    );

    expect([updated.modifiedCount, removed.deletedCount]).toEqual([2, 1]);
    expect(changed).toMatchObject({ y: 1 });
  });
});

it('applies to distinct values', async () => {
  const collection = await filled(undefined, soups.slice(0, 5));

  expect(await collection.distinct('name', {}, { collation: anyAccent })).toEqual(['Äpfel', 'zimt']);
});

it('orders numbers in texts by value with `numericOrdering`', async () => {
  const collection = await filled(undefined, [{ _id: 'a10' }, { _id: 'a9' }, { _id: 'a1' }]);

  const sorted = collection.find().collation({ locale: 'en', numericOrdering: true }).sort({ _id: 1 });

  expect((await sorted.toArray()).map(({ _id }) => _id)).toEqual(['a1', 'a9', 'a10']);
});

describe('an update with a collation', () => {
  it('pulls matching items from arrays', async () => {
    const collection = await filled(undefined, [{ _id: 1, a: ['x', 'X', 'y'], b: [{ t: 'Q' }, { t: 'r' }] }]);

    const pull = { $pull: { a: 'x', b: { t: 'q' } } } as Document;
    await collection.updateOne({}, pull, { collation: anyCase });

    expect(await collection.findOne()).toEqual({ _id: 1, a: ['y'], b: [{ t: 'r' }] });
  });

  it('finds the item for `$` and array filters', async () => {
    const collection = await filled(undefined, [{ _id: 1, a: ['x', 'y'], b: ['p', 'Q'] }]);
    const change = { $set: { 'a.$': 'found', 'b.$[item]': 'filtered' } };

    await collection.updateOne({ a: 'Y' }, change, { collation: anyCase, arrayFilters: [{ item: 'q' }] });

    expect(await collection.findOne()).toEqual({ _id: 1, a: ['x', 'found'], b: ['p', 'filtered'] });
  });
});
