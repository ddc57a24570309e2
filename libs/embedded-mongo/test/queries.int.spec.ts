import { Binary, BSON, BSONRegExp, Decimal128, Double, Long, MaxKey, ObjectId, UUID, type Document } from 'mongodb';
import { openTestDatabase, type Any, type TestDatabase } from './support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

/** A filter, the documents, and the ids that it matches. */
type Case = [promise: string, documents: Any[], filter: Document, ids: number[]];

async function idsOf(documents: Any[], filter: Document, index?: Document): Promise<unknown[]> {
  const collection = database.collection();
  await collection.insertMany(documents);
  if (index) await collection.createIndex(index);
  const matches = await collection.find(filter).toArray();
  return matches.map((document) => document._id).sort((a, b) => Number(a) - Number(b));
}

/** Every case must have the same result with an index on its field. */
function check(title: string, cases: Case[]): void {
  describe(title, () => {
    it.each(cases)('%s', async (_promise, documents, filter, ids) => {
      const path = Object.keys(filter).find((name) => !name.startsWith('$'));
      expect(await idsOf(documents, filter)).toEqual(ids);
      if (path) expect(await idsOf(documents, filter, { [path]: 1 })).toEqual(ids);
      if (path) expect(await idsOf(documents, filter, { [path]: -1 })).toEqual(ids);
    });
  });
}

const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');
const uuid = new UUID('0ec4a3f5-7a0b-4d55-9f0e-1d3a6f2b1c11');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const decimal = (text: string) => Decimal128.fromString(text);

const nulls = [{ _id: 1 }, { _id: 2, a: null }, { _id: 3, a: 0 }, { _id: 4, a: [] }, { _id: 5, a: [null, 1] }];
check('null and missing', [
  ['null finds null and missing', nulls, { a: null }, [1, 2, 5]],
  ['not null leaves out both', nulls, { a: { $ne: null } }, [3, 4]],
  ['exists false finds missing only', nulls, { a: { $exists: false } }, [1]],
  ['exists true finds null as well', nulls, { a: { $exists: true } }, [2, 3, 4, 5]],
  ['null in a list finds missing', nulls, { a: { $in: [null] } }, [1, 2, 5]],
  ['null in a list of unwanted ones leaves out missing', nulls, { a: { $nin: [null] } }, [3, 4]],
  ['at least null finds null and missing', nulls, { a: { $gte: null } }, [1, 2, 5]],
  ['at most null finds null and missing', nulls, { a: { $lte: null } }, [1, 2, 5]],
  ['more than null finds nothing', nulls, { a: { $gt: null } }, []],
  ['the type null is not missing', nulls, { a: { $type: 'null' } }, [2, 5]],
  ['the type 10 is null', nulls, { a: { $type: 10 } }, [2, 5]],
  ['not more than includes missing', nulls, { a: { $not: { $gt: 0 } } }, [1, 2, 3, 4]],
  [
    'a missing field inside some item counts',
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
    'existing inside some item counts',
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
check('lists', [
  ['a value finds lists that contain it', lists, { t: 'a' }, [1, 2, 3]],
  ['a list finds itself and lists that contain it', lists, { t: ['a', 'b'] }, [1, 4]],
  ['all of several values', lists, { t: { $all: ['a', 'b'] } }, [1, 2]],
  ['all of one value finds it alone', lists, { t: { $all: ['a'] } }, [1, 2, 3]],
  ['all of none finds nothing', lists, { t: { $all: [] } }, []],
  ['all of a list that is an item', lists, { t: { $all: [['a', 'b']] } }, [1, 4]],
  ['a size', lists, { t: { $size: 2 } }, [1, 2]],
  ['without a value', lists, { t: { $ne: 'a' } }, [4, 5]],
  ['without any of several values', lists, { t: { $nin: ['a', 'zz'] } }, [4, 5]],
  ['a position in an array', lists, { 't.0': 'b' }, [2, 4]],
  ['an expression in a list', lists, { t: { $in: [/^b/] } }, [1, 2]],
  ['the type of lists', lists, { t: { $type: 'array' } }, [1, 2, 4, 5]],
  ['the type of items', lists, { t: { $type: 'string' } }, [1, 2, 3]],
  ['two bounds may be met by two items', numbers, { a: { $gt: 4, $lt: 6 } }, [1, 2]],
  ['or must be met by one item', numbers, { a: { $elemMatch: { $gt: 4, $lt: 6 } } }, [2]],
  ['one item with two fields', pairs, { a: { $elemMatch: { x: 1, y: 1 } } }, [2]],
  ['two paths may be met by two items', pairs, { 'a.x': 1, 'a.y': 1 }, [1, 2]],
  ['lists in lists of objects', [{ _id: 1, a: [{ b: [1, 2] }, { b: [3] }] }], { 'a.b': 3 }, [1]],
  [
    'objects in lists in objects in lists',
    [
      { _id: 1, a: [{ b: [{ c: 1 }, { c: 2 }] }] },
      { _id: 2, a: [{ b: [{ c: 3 }] }] },
    ],
    { 'a.b.c': 2 },
    [1],
  ],
  [
    'lists compare with lists',
    [
      { _id: 1, a: [3, 1] },
      { _id: 2, a: [1, 2] },
    ],
    { a: { $gt: [2] } },
    [1],
  ],
  [
    'a position within a position',
    [
      { _id: 1, a: [{ b: [7, 8] }] },
      { _id: 2, a: [{ b: [8, 7] }] },
    ],
    { 'a.0.b.1': 8 },
    [1],
  ],
  ['several matches in one', pairs, { a: { $all: [{ $elemMatch: { x: 1 } }, { $elemMatch: { x: 2 } }] } }, [1]],
  [
    'both of the same field',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: [1] },
    ],
    { $and: [{ a: 1 }, { a: 2 }] },
    [1],
  ],
]);

const mixed = [
  { _id: 1, v: 5 },
  { _id: 2, v: '5' },
  { _id: 3, v: day('2024-01-01') },
  { _id: 4, v: true },
  { _id: 5, v: null },
  { _id: 6, v: decimal('5.0') },
  { _id: 7, v: Long.fromNumber(5) },
  { _id: 8, v: new Double(5) },
  { _id: 9, v: first },
  { _id: 10, v: uuid },
];
const longs = [Long.fromString('9007199254740993'), Long.fromString('9007199254740992')];
check('types', [
  ['a number finds its equals of every number type', mixed, { v: 5 }, [1, 6, 7, 8]],
  ['more than a number finds numbers only', mixed, { v: { $gt: 4 } }, [1, 6, 7, 8]],
  ['less than a date finds dates only', mixed, { v: { $lt: day('2025-01-01') } }, [3]],
  ['an id', mixed, { v: first }, [9]],
  ['an id in a list', mixed, { v: { $in: [first, second] } }, [9]],
  [
    'ids have an order',
    [
      { _id: 1, v: first },
      { _id: 2, v: second },
    ],
    { v: { $gt: first } },
    [2],
  ],
  ['a UUID', mixed, { v: uuid }, [10]],
  ['a UUID in a list', mixed, { v: { $in: [uuid] } }, [10]],
  [
    'decimals compare by value',
    [
      { _id: 1, v: decimal('9.5') },
      { _id: 2, v: decimal('10.25') },
      { _id: 3, v: decimal('100') },
    ],
    { v: { $gt: decimal('9.9') } },
    [2, 3],
  ],
  [
    'decimals compare with ints',
    [
      { _id: 1, v: decimal('9.5') },
      { _id: 2, v: decimal('10.25') },
    ],
    { v: { $lt: 10 } },
    [1],
  ],
  ['decimals are equal whatever their zeros', [{ _id: 1, v: decimal('1.00') }], { v: decimal('1.0') }, [1]],
  [
    'a decimal is not the double next to it',
    [
      { _id: 1, v: 0.1 },
      { _id: 2, v: decimal('0.1') },
    ],
    { v: { $gt: decimal('0.1') } },
    [1],
  ],
  [
    'longs beyond doubles are distinguished',
    [
      { _id: 1, v: longs[0] },
      { _id: 2, v: longs[1] },
    ],
    { v: { $gt: longs[1] } },
    [1],
  ],
  [
    'a long beyond doubles in a list',
    [
      { _id: 1, v: longs[0] },
      { _id: 2, v: longs[1] },
    ],
    { v: { $in: [longs[0]] } },
    [1],
  ],
  [
    'true is not one',
    [
      { _id: 1, v: true },
      { _id: 2, v: 1 },
    ],
    { v: true },
    [1],
  ],
  ['the type of ids', mixed, { v: { $type: 'objectId' } }, [9]],
  ['the type of dates', mixed, { v: { $type: 'date' } }, [3]],
  ['any number type', mixed, { v: { $type: 'number' } }, [1, 6, 7, 8]],
  ['the type of decimals', mixed, { v: { $type: 'decimal' } }, [6]],
  ['one of several types', mixed, { v: { $type: ['decimal', 'bool'] } }, [4, 6]],
  ['the type of bytes', mixed, { v: { $type: 'binData' } }, [10]],
  ['a date', mixed, { v: day('2024-01-01') }, [3]],
  ['a date in a list', mixed, { v: { $in: [day('2024-01-01')] } }, [3]],
  [
    'what is not a number is never less',
    [
      { _id: 1, v: NaN },
      { _id: 2, v: -5 },
    ],
    { v: { $lt: 0 } },
    [2],
  ],
  [
    'what is not a number equals itself',
    [
      { _id: 1, v: NaN },
      { _id: 2, v: -5 },
    ],
    { v: NaN },
    [1],
  ],
  [
    'minus zero is zero',
    [
      { _id: 1, v: -0 },
      { _id: 2, v: 0 },
    ],
    { v: 0 },
    [1, 2],
  ],
  [
    'infinity is more than anything',
    [
      { _id: 1, v: Infinity },
      { _id: 2, v: 1e300 },
    ],
    { v: { $gt: 1e300 } },
    [1],
  ],
  ['less than the last of all finds every type', mixed, { v: { $lt: new MaxKey() } }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [
    'a remainder',
    [
      { _id: 1, v: 4 },
      { _id: 2, v: 5 },
      { _id: 3, v: 'x' },
    ],
    { v: { $mod: [2, 0] } },
    [1],
  ],
  [
    'a remainder of nothing is nothing',
    [{ _id: 1, v: null }, { _id: 2 }, { _id: 3, v: 4 }],
    { v: { $mod: [2, 0] } },
    [3],
  ],
  [
    'bits',
    [
      { _id: 1, v: 6 },
      { _id: 2, v: 5 },
    ],
    { v: { $bitsAllSet: [1, 2] } },
    [1],
  ],
  ...['$bitsAllSet', '$bitsAnySet', '$bitsAllClear', '$bitsAnyClear'].map((operator): Case => {
    const matches = { $bitsAllSet: [1], $bitsAnySet: [1, 2], $bitsAllClear: [3], $bitsAnyClear: [2, 3] };
    return [
      `${operator} on binary data, lowest byte first`,
      [
        { _id: 1, v: new Binary(Buffer.from([0b101, 0b1])) },
        { _id: 2, v: new Binary(Buffer.from([0b001])) },
        { _id: 3, v: new Binary(Buffer.alloc(0)) },
        { _id: 4, v: 'a' },
      ],
      { v: { [operator]: [0, 8] } },
      matches[operator as keyof typeof matches],
    ];
  }),
  [
    'bits by a mask of binary data',
    [
      { _id: 1, v: 257 },
      { _id: 2, v: 1 },
    ],
    { v: { $bitsAllSet: new Binary(Buffer.from([1, 1])) } },
    [1],
  ],
  [
    'bits of negative and of long numbers',
    [
      { _id: 1, v: -1 },
      { _id: 2, v: Long.fromBits(1, 0x40000000) },
      { _id: 3, v: 1 },
    ],
    { v: { $bitsAllSet: [0, 62] } },
    [1, 2],
  ],
  [
    'objects are equal in the same order only',
    [
      { _id: 1, o: { a: 1, b: 2 } },
      { _id: 2, o: { b: 2, a: 1 } },
    ],
    { o: { a: 1, b: 2 } },
    [1],
  ],
]);

check('texts', [
  [
    'options',
    [
      { _id: 1, n: 'Apfel' },
      { _id: 2, n: 'ÄPFEL' },
      { _id: 3, n: 'a\nb' },
    ],
    { n: { $regex: '^apf', $options: 'i' } },
    [1],
  ],
  [
    'letters beyond ASCII without case',
    [
      { _id: 1, n: 'Äpfel' },
      { _id: 2, n: 'x' },
    ],
    { n: /äPF/i },
    [1],
  ],
  ['a dot for line ends', [{ _id: 1, n: 'a\nb' }], { n: new BSONRegExp('a.b', 's') }, [1]],
  ['options inside', [{ _id: 1, n: 'ABC' }], { n: { $regex: '(?i)abc' } }, [1]],
  ['spaces and remarks', [{ _id: 1, n: 'abc' }], { n: { $regex: 'a b c # remark', $options: 'x' } }, [1]],
  ['not like', [{ _id: 1, n: 'abc' }, { _id: 2, n: 'x' }, { _id: 3 }], { n: { $not: /^a/ } }, [2, 3]],
  [
    'the same expression for every document',
    [
      { _id: 1, n: 'aa' },
      { _id: 2, n: 'aa' },
      { _id: 3, n: 'aa' },
    ],
    { n: /a/ },
    [1, 2, 3],
  ],
  [
    'a beginning',
    [
      { _id: 1, n: 'abc' },
      { _id: 2, n: 'abd' },
      { _id: 3, n: 'b' },
      { _id: 4, n: 'ab' },
    ],
    { n: /^abc?/ },
    [1, 2, 4],
  ],
  [
    'a beginning with escapes',
    [
      { _id: 1, n: 'a.b' },
      { _id: 2, n: 'aXb' },
    ],
    { n: /^a\.b/ },
    [1],
  ],
  [
    'a choice of beginnings',
    [
      { _id: 1, n: 'ab' },
      { _id: 2, n: 'cd' },
      { _id: 3, n: 'xcd' },
    ],
    { n: /^ab|^cd/ },
    [1, 2],
  ],
  [
    'stored expressions find themselves',
    [
      { _id: 1, n: /^a/ },
      { _id: 2, n: 'a' },
    ],
    { n: /^a/ },
    [1, 2],
  ],
  [
    'long texts that begin alike',
    [
      { _id: 1, n: 'a'.repeat(450) },
      { _id: 2, n: `${'a'.repeat(450)}b` },
    ],
    { n: 'a'.repeat(450) },
    [1],
  ],
  [
    'more than a long text',
    [
      { _id: 1, n: 'a'.repeat(450) },
      { _id: 2, n: `${'a'.repeat(450)}b` },
    ],
    { n: { $gt: 'a'.repeat(450) } },
    [2],
  ],
  [
    'texts with zero bytes',
    [
      { _id: 1, n: 'a' },
      { _id: 2, n: 'a\0b' },
      { _id: 3, n: 'ab' },
    ],
    { n: { $gt: 'a', $lt: 'ab' } },
    [2],
  ],
]);

check('combinations', [
  ['none of', lists, { $nor: [{ t: 'a' }, { t: { $size: 0 } }] }, [4]],
  ['any of', lists, { $or: [{ t: { $size: 0 } }, { t: ['b', 'a'] }] }, [2, 5]],
  ['any of, and more', nulls, { a: { $exists: true }, $or: [{ a: 0 }, { a: { $size: 0 } }] }, [3, 4]],
  [
    'fields compared with each other',
    [
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 3, b: 2 },
    ],
    { $expr: { $gt: ['$a', '$b'] } },
    [2],
  ],
  ['a remark changes nothing', nulls, { a: 0, $comment: 'by the weekly report' }, [3]],
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
  ['an unknown operator at the top', { $foo: 1 }, 2],
  ['a list that is none', { a: { $in: 5 } }, 2],
  ['an empty choice', { $or: [] }, 2],
  ['options without an expression', { a: { $options: 'i' } }, 2],
  ['a broken expression', { a: { $regex: '(' } }, 51091],
])('rejects %s', async (_what, filter, code) => {
  const collection = database.collection();
  await collection.insertOne({ a: 1 });

  await expect(collection.find(filter).toArray()).rejects.toMatchObject({ code });
});
