import {
  Binary,
  BSON,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';
import type { Document, UpdateOptions } from 'mongodb';
import { openTestDatabase, type Any, type TestDatabase } from './support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

/** A document, the filter, the update, and the result (or the error's code). */
type Case = [
  promise: string,
  before: Any,
  filter: Document,
  update: Document,
  after: Document | number,
  options?: UpdateOptions,
];

const exactly = (value: unknown) => BSON.EJSON.stringify(value, { relaxed: false });

function check(title: string, cases: Case[]): void {
  describe(title, () => {
    it.each(cases)('%s', async (...[, before, filter, update, after, options]: Case) => {
      const collection = database.collection();
      await collection.insertOne(before);
      const updated = collection.updateOne(filter, update, options);

      if (typeof after === 'number') return expect(updated).rejects.toMatchObject({ code: after });
      await updated;
      const document = await database.exact.collection(collection.collectionName).findOne({});
      expect(exactly(document)).toBe(exactly(typed(after)));
    });
  });
}

/** Plain numbers in expectations are ints. */
function typed(value: unknown): unknown {
  if (typeof value === 'number') return new Int32(value);
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typed(inner)]));
}

const decimal = (text: string) => Decimal128.fromString(text);
const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');
const uuid = new UUID('0ec4a3f5-7a0b-4d55-9f0e-1d3a6f2b1c11');
const long = (text: string) => Long.fromString(text);

check('numbers', [
  ['a double stays a double', { _id: 1, a: new Double(5) }, {}, { $inc: { a: 1 } }, { _id: 1, a: new Double(6) }],
  [
    'an int that grows too large becomes a long',
    { _id: 1, a: 2147483647 },
    {},
    { $inc: { a: 1 } },
    { _id: 1, a: long('2147483648') },
  ],
  [
    'decimals add up exactly',
    { _id: 1, a: decimal('1.10') },
    {},
    { $inc: { a: decimal('0.05') } },
    { _id: 1, a: decimal('1.15') },
  ],
  [
    'longs add up exactly',
    { _id: 1, a: long('9007199254740993') },
    {},
    { $inc: { a: 1 } },
    { _id: 1, a: long('9007199254740994') },
  ],
  ['a long that would overflow is refused', { _id: 1, a: long('9223372036854775807') }, {}, { $inc: { a: 1 } }, 2],
  ['adding to nothing sets', { _id: 1 }, {}, { $inc: { 'a.b': 2 } }, { _id: 1, a: { b: 2 } }],
  ['multiplying nothing gives zero', { _id: 1 }, {}, { $mul: { a: 2 } }, { _id: 1, a: 0 }],
  ['a product', { _id: 1, a: 3 }, {}, { $mul: { a: new Double(0.5) } }, { _id: 1, a: new Double(1.5) }],
  ['the smaller one', { _id: 1, a: decimal('10') }, {}, { $min: { a: decimal('9') } }, { _id: 1, a: decimal('9') }],
  ['the smaller one of what is not there', { _id: 1 }, {}, { $min: { since: 5 } }, { _id: 1, since: 5 }],
  ['the later one', { _id: 1, a: new Date(0) }, {}, { $max: { a: new Date(9) } }, { _id: 1, a: new Date(9) }],
  ['bits', { _id: 1, a: 12 }, {}, { $bit: { a: { and: new Int32(10) } } }, { _id: 1, a: 8 }],
  ['adding to null is refused', { _id: 1, a: null }, {}, { $inc: { a: 1 } }, 14],
  ['adding to text is refused', { _id: 1, a: 'x' }, {}, { $inc: { a: 1 } }, 14],
  ['adding text is refused', { _id: 1, a: 1 }, {}, { $inc: { a: 'x' } }, 14],
]);

check('fields', [
  [
    'what is not touched keeps its types',
    { _id: 1, a: new Double(5), l: long('7'), d: decimal('1.10') },
    {},
    { $set: { z: 1 } },
    { _id: 1, a: new Double(5), l: long('7'), d: decimal('1.10'), z: 1 },
  ],
  [
    'fields keep their order, new ones are added by name',
    { _id: 1, z: 1, a: 2, m: 3 },
    {},
    { $set: { c: 9, b: 1, a: 7 } },
    { _id: 1, z: 1, a: 7, m: 3, b: 1, c: 9 },
  ],
  [
    'a whole object is replaced',
    { _id: 1, a: { x: 1, y: 2 } },
    {},
    { $set: { a: { y: 2, x: 1 } } },
    { _id: 1, a: { y: 2, x: 1 } },
  ],
  ['a path is made', { _id: 1 }, {}, { $set: { 'a.b.c': 1 } }, { _id: 1, a: { b: { c: 1 } } }],
  ['a list is filled up with nulls', { _id: 1, a: [1] }, {}, { $set: { 'a.3': 9 } }, { _id: 1, a: [1, null, null, 9] }],
  [
    'a field is taken away',
    { _id: 1, a: 1, b: { c: 1, d: 2 } },
    {},
    { $unset: { a: '', 'b.c': '' } },
    { _id: 1, b: { d: 2 } },
  ],
  ['taking away what is not there does nothing', { _id: 1, a: 1 }, {}, { $unset: { 'x.y': '' } }, { _id: 1, a: 1 }],
  [
    'an item that is taken away becomes null',
    { _id: 1, a: [1, 2] },
    {},
    { $unset: { 'a.0': '' } },
    { _id: 1, a: [null, 2] },
  ],
  ['the same id may be set', { _id: 1 }, {}, { $set: { _id: 1, b: 1 } }, { _id: 1, b: 1 }],
  ['a field is renamed', { _id: 1, a: 1, b: 2 }, {}, { $rename: { a: 'c.d' } }, { _id: 1, b: 2, c: { d: 1 } }],
  ['renaming what is not there does nothing', { _id: 1, b: 2 }, {}, { $rename: { a: 'b' } }, { _id: 1, b: 2 }],
  [
    'what is only for inserting is left out',
    { _id: 1 },
    {},
    { $set: { a: 1 }, $setOnInsert: { b: 1 } },
    { _id: 1, a: 1 },
  ],
  [
    'every type is kept',
    {
      _id: 1,
      b: new Binary(Buffer.from([1, 2]), 5),
      u: uuid,
      t: new Timestamp({ t: 1, i: 2 }),
      mi: new MinKey(),
      ma: new MaxKey(),
      r: new BSONRegExp('a', 'i'),
    },
    {},
    { $set: { z: 1 } },
    {
      _id: 1,
      b: new Binary(Buffer.from([1, 2]), 5),
      u: uuid,
      t: new Timestamp({ t: 1, i: 2 }),
      mi: new MinKey(),
      ma: new MaxKey(),
      r: new BSONRegExp('a', 'i'),
      z: 1,
    },
  ],
  ['null has no fields', { _id: 1, a: null }, {}, { $set: { 'a.b': 1 } }, 28],
  ['a number has no fields', { _id: 1, a: 1 }, {}, { $set: { 'a.b': 1 } }, 28],
  ['a list has no named fields', { _id: 1, a: [1] }, {}, { $set: { 'a.b': 1 } }, 28],
  ['the id does not change', { _id: 1 }, {}, { $set: { _id: 2 } }, 66],
  ['the id is not taken away', { _id: 1 }, {}, { $unset: { _id: '' } }, 66],
  ['one path is not changed twice', { _id: 1 }, {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['nor a part of it', { _id: 1 }, {}, { $set: { a: { b: 1 }, 'a.c': 1 } }, 40],
  ['an empty name is refused', { _id: 1 }, {}, { $set: { 'a..b': 1 } }, 56],
  ['an unknown operator is refused', { _id: 1 }, {}, { $foo: { a: 1 } }, 9],
]);

check('lists', [
  ['an item is added', { _id: 1, a: [1] }, {}, { $push: { a: [2, 3] } }, { _id: 1, a: [1, [2, 3]] }],
  ['a list is made', { _id: 1 }, {}, { $push: { a: 1 } }, { _id: 1, a: [1] }],
  [
    'items are added, sorted and cut',
    { _id: 1, a: [3, 1] },
    {},
    { $push: { a: { $each: [2], $sort: 1, $slice: -2 } } },
    { _id: 1, a: [2, 3] },
  ],
  [
    'objects are sorted by a field',
    { _id: 1, a: [{ n: 3 }, { n: 1 }] },
    {},
    { $push: { a: { $each: [{ n: 2 }], $sort: { n: -1 } } } },
    { _id: 1, a: [{ n: 3 }, { n: 2 }, { n: 1 }] },
  ],
  [
    'only the last fifty stay',
    { _id: 1, a: [1, 2, 3] },
    {},
    { $push: { a: { $each: [4, 5], $slice: -3 } } },
    { _id: 1, a: [3, 4, 5] },
  ],
  [
    'items go where they are wanted',
    { _id: 1, a: [1, 4] },
    {},
    { $push: { a: { $each: [2, 3], $position: 1 } } },
    { _id: 1, a: [1, 2, 3, 4] },
  ],
  [
    'negative positions count from the end',
    { _id: 1, a: [1, 3] },
    {},
    { $push: { a: { $each: [2], $position: -1 } } },
    { _id: 1, a: [1, 2, 3] },
  ],
  ['adding to text is refused', { _id: 1, a: 'x' }, {}, { $push: { a: 1 } }, 2],
  ['adding to null is refused', { _id: 1, a: null }, {}, { $push: { a: 1 } }, 2],
  [
    'what is there is not added again',
    { _id: 1, a: [first] },
    {},
    { $addToSet: { a: { $each: [first, second, second] } } },
    { _id: 1, a: [first, second] },
  ],
  [
    'objects are there if they are the same',
    { _id: 1, a: [{ x: 1, y: 1 }] },
    {},
    { $addToSet: { a: { x: 1, y: 1 } } },
    { _id: 1, a: [{ x: 1, y: 1 }] },
  ],
  ['the last one goes', { _id: 1, a: [1, 2] }, {}, { $pop: { a: 1 } }, { _id: 1, a: [1] }],
  ['the first one goes', { _id: 1, a: [1, 2] }, {}, { $pop: { a: -1 } }, { _id: 1, a: [2] }],
  [
    'those that fit go',
    {
      _id: 1,
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
    },
    {},
    { $pull: { a: { x: { $gt: 1 } } } },
    { _id: 1, a: [{ x: 1, y: 1 }] },
  ],
  ['an id goes', { _id: 1, a: [first, second] }, {}, { $pull: { a: first } }, { _id: 1, a: [second] }],
  ['ids of a list go', { _id: 1, a: [first, second] }, {}, { $pull: { a: { $in: [first] } } }, { _id: 1, a: [second] }],
  ['numbers above go', { _id: 1, a: [1, 5, 9] }, {}, { $pull: { a: { $gte: 5 } } }, { _id: 1, a: [1] }],
  [
    'objects go by one field although they have more',
    { _id: 1, a: [{ id: 'x', n: 1 }, { id: 'y' }] },
    {},
    { $pull: { a: { id: 'x' } } },
    { _id: 1, a: [{ id: 'y' }] },
  ],
  [
    'objects go by one of several conditions',
    { _id: 1, a: [{ x: 1 }, { x: 2, y: 5 }, { y: 9 }, 7] },
    {},
    { $pull: { a: { $or: [{ x: 1 }, { y: { $gt: 8 } }] } } },
    { _id: 1, a: [{ x: 2, y: 5 }, 7] },
  ],
  [
    'objects go by conditions that all hold',
    { _id: 1, a: [{ x: 1, y: 1 }, { x: 1, y: 2 }, { x: 2 }] },
    {},
    { $pull: { a: { $and: [{ x: 1 }, { y: { $ne: 2 } }] } } },
    { _id: 1, a: [{ x: 1, y: 2 }, { x: 2 }] },
  ],
  [
    'objects go by a field and a combination',
    {
      _id: 1,
      a: [
        { x: 1, y: 1 },
        { x: 1, y: 2 },
        { x: 2, y: 1 },
      ],
    },
    {},
    { $pull: { a: { x: 1, $nor: [{ y: 2 }] } } },
    {
      _id: 1,
      a: [
        { x: 1, y: 2 },
        { x: 2, y: 1 },
      ],
    },
  ],
  [
    'conditions on fields leave lists in the list alone',
    { _id: 1, a: [[1]] },
    {},
    { $pull: { a: { $nor: [{ x: 1 }] } } },
    { _id: 1, a: [[1]] },
  ],
  ['all of a list go', { _id: 1, a: [1, 2, 3, 1] }, {}, { $pullAll: { a: [1, 3] } }, { _id: 1, a: [2] }],
  ['nothing goes from what is not there', { _id: 1 }, {}, { $pull: { a: 1 } }, { _id: 1 }],
]);

const items = [
  { k: 1, v: 1 },
  { k: 2, v: 1 },
];
check('positions', [
  [
    'the item that was found',
    { _id: 1, items },
    { 'items.k': 2 },
    { $set: { 'items.$.v': 5 } },
    {
      _id: 1,
      items: [
        { k: 1, v: 1 },
        { k: 2, v: 5 },
      ],
    },
  ],
  [
    'the item that was found deeper',
    { _id: 1, n: { items } },
    { 'n.items.k': 2 },
    { $set: { 'n.items.$.v': 5 } },
    {
      _id: 1,
      n: {
        items: [
          { k: 1, v: 1 },
          { k: 2, v: 5 },
        ],
      },
    },
  ],
  [
    'the item that meets several conditions',
    { _id: 1, items },
    { items: { $elemMatch: { k: 2, v: 1 } } },
    { $inc: { 'items.$.v': 5 } },
    {
      _id: 1,
      items: [
        { k: 1, v: 1 },
        { k: 2, v: 6 },
      ],
    },
  ],
  [
    'the number that was found',
    { _id: 1, g: [80, 85, 90] },
    { g: { $gte: 85 } },
    { $set: { 'g.$': 0 } },
    { _id: 1, g: [80, 0, 90] },
  ],
  [
    'every item',
    { _id: 1, items },
    {},
    { $inc: { 'items.$[].v': 1 } },
    {
      _id: 1,
      items: [
        { k: 1, v: 2 },
        { k: 2, v: 2 },
      ],
    },
  ],
  [
    'items that fit',
    { _id: 1, items },
    {},
    { $set: { 'items.$[i].v': 9 } },
    {
      _id: 1,
      items: [
        { k: 1, v: 1 },
        { k: 2, v: 9 },
      ],
    },
    { arrayFilters: [{ 'i.k': { $gt: 1 } }] },
  ],
  [
    'items of items that fit',
    { _id: 1, a: [{ k: 1, b: [{ z: 1 }, { z: 2 }] }] },
    {},
    { $set: { 'a.$[x].b.$[y].z': 9 } },
    { _id: 1, a: [{ k: 1, b: [{ z: 1 }, { z: 9 }] }] },
    { arrayFilters: [{ 'x.k': 1 }, { 'y.z': { $gt: 1 } }] },
  ],
  [
    'numbers that fit',
    { _id: 1, g: [1, 5] },
    {},
    { $set: { 'g.$[n]': 0 } },
    { _id: 1, g: [1, 0] },
    { arrayFilters: [{ n: { $gte: 5 } }] },
  ],
  ['no item was asked for', { _id: 1, items }, {}, { $set: { 'items.$.v': 5 } }, 2],
  ['a filter that is not used', { _id: 1, items }, {}, { $set: { a: 1 } }, 9, { arrayFilters: [{ 'i.k': 1 }] }],
  ['a filter that is not given', { _id: 1, items }, {}, { $set: { 'items.$[i].v': 1 } }, 2],
  ['every item of what is no list', { _id: 1, items: 5 }, {}, { $set: { 'items.$[].v': 1 } }, 2],
]);

describe('upserts', () => {
  it('starts with the equality fields of the filter', async () => {
    const collection = database.collection();
    const filter = { 'a.b': 3, c: { $gt: 1 }, d: { $in: [4] }, e: { $eq: 5 } };

    const result = await collection.updateOne(filter, { $set: { f: 1 }, $setOnInsert: { g: 2 } }, { upsert: true });

    const { _id, ...fields } = (await collection.findOne({})) ?? {};
    expect(fields).toEqual({ a: { b: 3 }, d: 4, e: 5, f: 1, g: 2 });
    expect(result.upsertedId).toEqual(_id);
  });

  it('takes the id from the filter, as first field', async () => {
    const collection = database.collection();
    await collection.updateOne({ z: 1, _id: 'x' }, { $set: { a: 1 } }, { upsert: true });

    expect(Object.keys((await collection.findOne({})) ?? {})[0]).toBe('_id');
  });

  it('replaces a whole document', async () => {
    const collection = database.collection();
    await collection.replaceOne({ _id: 'x' }, { a: 1 }, { upsert: true });
    await collection.replaceOne({ _id: 'x' }, { b: 2 });

    expect(await collection.findOne({})).toEqual({ _id: 'x', b: 2 });
  });
});

describe('counts', () => {
  it('distinguishes matched from modified', async () => {
    const collection = database.collection();
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 2 }]);

    const result = await collection.updateMany({}, { $set: { a: 2 } });

    expect(result).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
  });

  it('changes one of many, or the first by an order', async () => {
    const collection = database.collection();
    await collection.insertMany([{ n: 1 }, { n: 3 }, { n: 2 }]);

    const largest = await collection.findOneAndUpdate({}, { $set: { won: true } }, { sort: { n: -1 } });

    expect(largest).toMatchObject({ n: 3 });
    expect(await collection.countDocuments({ won: true })).toBe(1);
  });

  it('returns the document before or after, with a projection', async () => {
    const collection = database.collection();
    await collection.insertOne({ _id: 1, revision: 1, secret: 'x' });
    const change = { $inc: { revision: 1 } };
    const projection = { projection: { revision: 1, _id: 0 } };

    const before = await collection.findOneAndUpdate({ _id: 1, revision: 1 }, change, projection);
    const after = await collection.findOneAndUpdate({ _id: 1 }, change, { ...projection, returnDocument: 'after' });
    const conflict = await collection.findOneAndUpdate({ _id: 1, revision: 1 }, change);

    expect([before, after, conflict]).toEqual([{ revision: 1 }, { revision: 3 }, null]);
  });
});
