import { Decimal128, ObjectId, UUID, type Document, type Sort } from 'mongodb';
import { openTestDatabase, type AnyDocument, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

type Case = [title: string, documents: AnyDocument[], filter: Document, sort: Sort, ids: number[], index?: Document];

async function order(documents: AnyDocument[], filter: Document, sort: Sort, index?: Document): Promise<unknown[]> {
  const collection = database.collection();
  await collection.insertMany(documents);
  if (index) await collection.createIndex(index);
  const sorted = await collection.find(filter).sort(sort).toArray();
  return sorted.map((document) => document._id);
}

const decimal = (text: string) => Decimal128.fromString(text);
const oneOfEach = [
  { _id: 1, v: 'b' },
  { _id: 2, v: 2 },
  { _id: 3, v: null },
  { _id: 4 },
  { _id: 5, v: new Date('2020-01-01') },
  { _id: 6, v: true },
  { _id: 7, v: { a: 1 } },
  { _id: 8, v: new ObjectId('60000000000000000000000a') },
  { _id: 9, v: decimal('1.5') },
  { _id: 10, v: 'B' },
  { _id: 11, v: new UUID('0ec4a3f5-7a0b-4d55-9f0e-1d3a6f2b1c11') },
  { _id: 12, v: [] },
];
const texts = [
  { _id: 1, v: 'é' },
  { _id: 2, v: 'z' },
  { _id: 3, v: 'Z' },
  { _id: 4, v: '😀' },
  { _id: 5, v: '\uffee' },
];
const lists = [
  { _id: 1, v: [5, 1] },
  { _id: 2, v: 3 },
  { _id: 3, v: [2, 9] },
];
const dates = [
  { _id: 1, g: 1, d: 1 },
  { _id: 2, g: 1, d: 3 },
  { _id: 3, g: 1, d: 2 },
  { _id: 4, g: 2, d: 9 },
];

const cases: Case[] = [
  ['values of different types are ordered by type', oneOfEach, {}, { v: 1 }, [12, 3, 4, 9, 2, 10, 1, 7, 11, 8, 6, 5]],
  ['arrays are sorted by their smallest item when ascending', lists, {}, { v: 1 }, [1, 3, 2]],
  ['arrays are sorted by their largest item when descending', lists, {}, { v: -1 }, [3, 1, 2]],
  ['strings are ordered by code points', texts, {}, { v: 1 }, [3, 2, 1, 5, 4], { v: 1 }],
  [
    'decimals are ordered by value',
    [
      { _id: 1, v: decimal('10') },
      { _id: 2, v: decimal('9') },
      { _id: 3, v: 9.5 },
    ],
    {},
    { v: 1 },
    [2, 3, 1],
    { v: 1 },
  ],
  [
    'a second field orders equal values',
    [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
      { _id: 3, a: 0, b: 0 },
    ],
    {},
    { a: 1, b: -1 },
    [3, 2, 1],
    { a: -1, b: 1 },
  ],
  [
    'fields of objects in arrays are sorted by the smallest',
    [
      { _id: 1, a: [{ b: 3 }, { b: 9 }] },
      { _id: 2, a: [{ b: 5 }] },
    ],
    {},
    { 'a.b': 1 },
    [1, 2],
    { 'a.b': 1 },
  ],
  [
    'missing values come last when descending',
    [{ _id: 1, v: 1 }, { _id: 2 }, { _id: 3, v: null }, { _id: 4, v: 0 }],
    {},
    { v: -1, _id: 1 },
    [1, 4, 2, 3],
    { v: 1 },
  ],
  [
    'negative numbers come before positive ones',
    [
      { _id: 1, v: -1.5 },
      { _id: 2, v: -10 },
      { _id: 3, v: 0 },
      { _id: 4, v: 7 },
    ],
    {},
    { v: 1 },
    [2, 1, 3, 4],
    { v: 1 },
  ],
  ['an ascending index gives the descending order of a group', dates, { g: 1 }, { d: -1 }, [2, 3, 1], { g: 1, d: 1 }],
  ['a descending index gives the ascending order of a group', dates, { g: 1 }, { d: 1 }, [1, 3, 2], { g: 1, d: -1 }],
  ['an index gives the order of a range', dates, { g: 1, d: { $gte: 2 } }, { d: -1 }, [2, 3], { g: 1, d: 1 }],
  ['two groups are merged in order', dates, { g: { $in: [1, 2] } }, { d: 1 }, [1, 3, 2, 4], { g: 1, d: 1 }],
  [
    'a range of strings in descending order',
    [
      { _id: 1, v: 'a' },
      { _id: 2, v: 'ab' },
      { _id: 3, v: 'b' },
      { _id: 4, v: 'c' },
    ],
    { v: { $gte: 'ab', $lt: 'c' } },
    { v: -1 },
    [3, 2],
    { v: -1 },
  ],
  [
    'long strings with the same beginning are ordered',
    [
      { _id: 1, v: `${'a'.repeat(500)}c` },
      { _id: 2, v: `${'a'.repeat(500)}b` },
    ],
    {},
    { v: 1 },
    [2, 1],
    { v: 1 },
  ],
  ['$natural: 1 is the insertion order', [{ _id: 3 }, { _id: 1 }, { _id: 2 }], {}, { $natural: 1 }, [3, 1, 2]],
  [
    '$natural: -1 is the reverse insertion order',
    [{ _id: 3 }, { _id: 1 }, { _id: 2 }],
    {},
    { $natural: -1 },
    [2, 1, 3],
  ],
];

it.each(cases)('%s', async (...[, documents, filter, sort, ids, index]: Case) => {
  expect(await order(documents, filter, sort)).toEqual(ids);
  if (index) expect(await order(documents, filter, sort, index)).toEqual(ids);
});

it('returns a page of the order', async () => {
  const collection = database.collection();
  await collection.insertMany(Array.from({ length: 300 }, (_, i) => ({ _id: i, v: (i * 7) % 300 })));

  const page = await collection.find({}).sort({ v: 1 }).skip(250).limit(3).toArray();
  await collection.createIndex({ v: 1 });
  const indexed = await collection.find({}).sort({ v: 1 }).skip(250).limit(3).toArray();

  expect(page.map((document) => document['v'] as number)).toEqual([250, 251, 252]);
  expect(indexed).toEqual(page);
});
