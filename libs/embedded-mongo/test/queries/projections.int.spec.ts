import { BSON, type Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const stored = { _id: 1, z: 1, a: { c: 1, b: 2 }, items: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 5], s: [1, 2, 3] };

type Case = [title: string, projection: Document, expected: Document, filter?: Document];
const cases: Case[] = [
  ['included fields keep the order of the document', { a: 1, z: 1 }, { _id: 1, z: 1, a: { c: 1, b: 2 } }],
  ['excluded fields are omitted', { items: 0, 'a.b': 0 }, { _id: 1, z: 1, a: { c: 1 }, s: [1, 2, 3] }],
  ['a path includes a field of each item', { 'items.x': 1, _id: 0 }, { items: [{ x: 1 }, { x: 2 }] }],
  [
    'a path excludes a field of each item',
    { 'items.x': 0, s: 0 },
    { _id: 1, z: 1, a: { c: 1, b: 2 }, items: [{ y: 1 }, { y: 2 }, 5] },
  ],
  ['nested objects are paths', { a: { b: 1 } }, { _id: 1, a: { b: 2 } }],
  ['$slice with a negative number selects the last items', { s: { $slice: -2 } }, { ...stored, s: [2, 3] }],
  ['$slice with two numbers skips and limits', { s: { $slice: [1, 1] }, z: 1 }, { _id: 1, z: 1, s: [2] }],
  [
    '$elemMatch selects the first matching item',
    { items: { $elemMatch: { x: 2 } } },
    { _id: 1, items: [{ x: 2, y: 2 }] },
  ],
  ['$elemMatch without a match omits the field', { items: { $elemMatch: { x: 9 } } }, { _id: 1 }],
  [
    '$ selects the item that the filter matched',
    { 'items.$': 1 },
    { _id: 1, items: [{ x: 2, y: 2 }] },
    { 'items.x': 2 },
  ],
  ['an expression computes a field', { count: { $size: '$s' }, z: 1 }, { _id: 1, z: 1, count: 3 }],
  ['_id: 1 selects only the id', { _id: 1 }, { _id: 1 }],
  ['_id: 0 excludes only the id', { _id: 0 }, { z: 1, a: stored.a, items: stored.items, s: [1, 2, 3] }],
  ['a missing field is omitted', { nope: 1 }, { _id: 1 }],
  ['an empty projection selects everything', {}, stored],
];

it.each(cases)('%s', async (_title, projection, expected, filter = {}) => {
  const collection = database.collection();
  await collection.insertOne(stored);

  const document = await collection.findOne(filter, { projection });

  expect(BSON.EJSON.stringify(document)).toBe(BSON.EJSON.stringify(expected));
});

it('rejects a mix of inclusion and exclusion', async () => {
  const collection = database.collection();
  await collection.insertOne({ a: 1 });

  await expect(collection.findOne({}, { projection: { a: 1, b: 0 } })).rejects.toMatchObject({ code: 31254 });
});

it('returns fields with numeric names in their order', async () => {
  const collection = database.collection();
  await collection.insertOne({ map: new Map(['10', '9', 'b', '1'].map((name) => [name, `<${name}>`])) });

  const [raw] = await database.db
    .collection(collection.collectionName)
    .find({}, { raw: true, projection: { map: 1, _id: 0 } })
    .toArray();

  const texts = (raw as unknown as Buffer).toString('latin1').matchAll(/<(\w+)>/g);
  expect([...texts].map((match) => match[1])).toEqual(['10', '9', 'b', '1']);
});
