import { BSON, BSONRegExp, Decimal128, Double, Long, UUID, type Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { checkQueries } from '../support/check-cases.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());
const uuid = new UUID('0ec4a3f5-7a0b-4d55-9f0e-1d3a6f2b1c11');
const decimal = (text: string) => Decimal128.fromString(text);

const nulls = [{ _id: 1 }, { _id: 2, a: null }, { _id: 3, a: 0 }, { _id: 4, a: [] }, { _id: 5, a: [null, 1] }];
checkQueries('null and missing', [
  ['null matches null and missing', nulls, { a: null }, [1, 2, 5]],
  ['$ne null matches neither null nor missing', nulls, { a: { $ne: null } }, [3, 4]],
  ['$exists: false matches missing only', nulls, { a: { $exists: false } }, [1]],
  ['$exists: true matches null, too', nulls, { a: { $exists: true } }, [2, 3, 4, 5]],
  ['$in with null matches missing', nulls, { a: { $in: [null] } }, [1, 2, 5]],
  ['$nin with null does not match missing', nulls, { a: { $nin: [null] } }, [3, 4]],
  ['$gte null matches null and missing', nulls, { a: { $gte: null } }, [1, 2, 5]],
  ['$lte null matches null and missing', nulls, { a: { $lte: null } }, [1, 2, 5]],
  ['$gt null matches nothing', nulls, { a: { $gt: null } }, []],
  ['$type null does not match missing', nulls, { a: { $type: 'null' } }, [2, 5]],
  ['$type 10 is null', nulls, { a: { $type: 10 } }, [2, 5]],
  ['$not with $gt matches missing', nulls, { a: { $not: { $gt: 0 } } }, [1, 2, 3, 4]],
  [
    'null matches when some item has no such field',
    [
      { _id: 1, a: [{ b: 1 }, {}] },
      { _id: 2, a: [{ b: 1 }] },
      { _id: 3, a: {} },
      { _id: 4 },
      { _id: 5, a: [{ b: null }] },
    ],
    { 'a.b': null },
    [1, 3, 4, 5],
  ],
  [
    '$exists matches when some item has the field',
    [
      { _id: 1, a: [{ b: 1 }, {}] },
      { _id: 2, a: [{}] },
      { _id: 3, a: 5 },
    ],
    { 'a.b': { $exists: true } },
    [1],
  ],
]);

const lists = [
  { _id: 1, t: ['a', 'b'] },
  { _id: 2, t: ['b', 'a'] },
  { _id: 3, t: 'a' },
  { _id: 4, t: [['a', 'b']] },
  { _id: 5, t: [] },
];
const numbers = [
  { _id: 1, a: [1, 10] },
  { _id: 2, a: [5] },
  { _id: 3, a: [1] },
];
const pairs = [
  {
    _id: 1,
    a: [
      { x: 1, y: 2 },
      { x: 2, y: 1 },
    ],
  },
  { _id: 2, a: [{ x: 1, y: 1 }] },
];
checkQueries('arrays', [
  ['a value matches arrays that contain it', lists, { t: 'a' }, [1, 2, 3]],
  ['an array matches itself and arrays that contain it', lists, { t: ['a', 'b'] }, [1, 4]],
  ['$all matches arrays with several values', lists, { t: { $all: ['a', 'b'] } }, [1, 2]],
  ['$all with one value matches that value, too', lists, { t: { $all: ['a'] } }, [1, 2, 3]],
  ['$all without values matches nothing', lists, { t: { $all: [] } }, []],
  ['$all matches an array that is an item', lists, { t: { $all: [['a', 'b']] } }, [1, 4]],
  ['$size counts items', lists, { t: { $size: 2 } }, [1, 2]],
  ['$ne matches arrays without the value', lists, { t: { $ne: 'a' } }, [4, 5]],
  ['$nin matches arrays without any of the values', lists, { t: { $nin: ['a', 'zz'] } }, [4, 5]],
  ['a number in a path is a position in an array', lists, { 't.0': 'b' }, [2, 4]],
  ['$in with a regular expression matches items', lists, { t: { $in: [/^b/] } }, [1, 2]],
  ['$type array matches arrays', lists, { t: { $type: 'array' } }, [1, 2, 4, 5]],
  ['$type matches the type of items', lists, { t: { $type: 'string' } }, [1, 2, 3]],
  ['two bounds may be fulfilled by two items', numbers, { a: { $gt: 4, $lt: 6 } }, [1, 2]],
  ['two bounds in $elemMatch must be fulfilled by one item', numbers, { a: { $elemMatch: { $gt: 4, $lt: 6 } } }, [2]],
  ['two fields in $elemMatch must be in one item', pairs, { a: { $elemMatch: { x: 1, y: 1 } } }, [2]],
  ['two paths may be fulfilled by two items', pairs, { 'a.x': 1, 'a.y': 1 }, [1, 2]],
  ['a path leads to arrays in arrays of objects', [{ _id: 1, a: [{ b: [1, 2] }, { b: [3] }] }], { 'a.b': 3 }, [1]],
  [
    'a path leads through several arrays',
    [
      { _id: 1, a: [{ b: [{ c: 1 }, { c: 2 }] }] },
      { _id: 2, a: [{ b: [{ c: 3 }] }] },
    ],
    { 'a.b.c': 2 },
    [1],
  ],
  [
    'arrays are compared with arrays',
    [
      { _id: 1, a: [3, 1] },
      { _id: 2, a: [1, 2] },
    ],
    { a: { $gt: [2] } },
    [1],
  ],
  [
    'a path may contain several positions',
    [
      { _id: 1, a: [{ b: [7, 8] }] },
      { _id: 2, a: [{ b: [8, 7] }] },
    ],
    { 'a.0.b.1': 8 },
    [1],
  ],
  [
    '$all may contain several $elemMatch',
    pairs,
    { a: { $all: [{ $elemMatch: { x: 1 } }, { $elemMatch: { x: 2 } }] } },
    [1],
  ],
  [
    'several conditions on one field must all be fulfilled',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: [1] },
    ],
    { $and: [{ a: 1 }, { a: 2 }] },
    [1],
  ],
]);

checkQueries('combinations', [
  ['$nor excludes every branch', lists, { $nor: [{ t: 'a' }, { t: { $size: 0 } }] }, [4]],
  ['$or matches any branch', lists, { $or: [{ t: { $size: 0 } }, { t: ['b', 'a'] }] }, [2, 5]],
  [
    '$or is combined with other conditions',
    nulls,
    { a: { $exists: true }, $or: [{ a: 0 }, { a: { $size: 0 } }] },
    [3, 4],
  ],
  [
    '$expr compares fields with each other',
    [
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 3, b: 2 },
    ],
    { $expr: { $gt: ['$a', '$b'] } },
    [2],
  ],
  ['$comment changes nothing', nulls, { a: 0, $comment: 'by the weekly report' }, [3]],
]);

it('stores every type unchanged', async () => {
  const collection = database.collection();
  const stored = {
    _id: 1,
    i: 1,
    d: new Double(1),
    l: Long.fromNumber(1),
    m: decimal('1.10'),
    o: { 10: 'x', 2: 'y' },
    u: uuid,
    r: /a/i,
  };
  await collection.insertOne(stored);

  const document = await database.exact.collection(collection.collectionName).findOne({});

  expect(BSON.EJSON.stringify(document, { relaxed: false })).toEqual(
    BSON.EJSON.stringify({ ...stored, r: new BSONRegExp('a', 'i') }, { relaxed: false }),
  );
});

it.each<[string, Document, number]>([
  ['an unknown operator', { a: { $foo: 1 } }, 2],
  ['an unknown operator at the top level', { $foo: 1 }, 2],
  ['$in without an array', { a: { $in: 5 } }, 2],
  ['$or without branches', { $or: [] }, 2],
  ['$options without $regex', { a: { $options: 'i' } }, 2],
  ['an invalid regular expression', { a: { $regex: '(' } }, 51091],
])('rejects %s', async (_what, filter, code) => {
  const collection = database.collection();
  await collection.insertOne({ a: 1 });

  await expect(collection.find(filter).toArray()).rejects.toMatchObject({ code });
});
