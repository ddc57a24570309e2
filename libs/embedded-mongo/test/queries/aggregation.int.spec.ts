import { Decimal128, ObjectId, type Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { checkPipelines } from '../support/check-cases.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());
const decimal = (text: string) => Decimal128.fromString(text);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const first = new ObjectId('60000000000000000000000a');
const sameAsFirst = new ObjectId('60000000000000000000000a');

checkPipelines('groups', [
  [
    'group ObjectIds by value',
    [
      { _id: 1, k: first, v: 1 },
      { _id: 2, k: sameAsFirst, v: 2 },
    ],
    [{ $group: { _id: '$k', s: { $sum: '$v' } } }],
    [{ _id: first, s: 3 }],
  ],
  [
    'group null and missing together',
    [{ _id: 1, k: null }, { _id: 2 }],
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    [{ _id: null, n: 2 }],
  ],
  [
    'group by a date',
    [
      { _id: 1, k: day('2020-01-01') },
      { _id: 2, k: day('2020-01-01') },
    ],
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    [{ _id: day('2020-01-01'), n: 2 }],
  ],
  [
    'group by several fields',
    [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 1 },
    ],
    [{ $group: { _id: { a: '$a', b: '$b' }, n: { $sum: 1 } } }],
    [{ _id: { a: 1, b: 1 }, n: 2 }],
  ],
  [
    '$sum adds decimals exactly',
    [
      { _id: 1, v: decimal('1.10') },
      { _id: 2, v: decimal('2.20') },
    ],
    [{ $group: { _id: null, s: { $sum: '$v' } } }],
    [{ _id: null, s: decimal('3.30') }],
  ],
  [
    '$avg ignores values that are not numbers',
    [
      { _id: 1, v: 2 },
      { _id: 2, v: 'x' },
      { _id: 3, v: 4 },
    ],
    [{ $group: { _id: null, a: { $avg: '$v' } } }],
    [{ _id: null, a: 3 }],
  ],
  [
    '$max compares decimals by value',
    [
      { _id: 1, v: decimal('10') },
      { _id: 2, v: decimal('9') },
    ],
    [{ $group: { _id: null, m: { $max: '$v' } } }],
    [{ _id: null, m: decimal('10') }],
  ],
  ['$sum of no numbers is zero', [{ _id: 1 }], [{ $group: { _id: null, s: { $sum: '$v' } } }], [{ _id: null, s: 0 }]],
  [
    '$first, $last and $push keep the order',
    [
      { _id: 1, v: 1 },
      { _id: 2, v: 2 },
    ],
    [{ $sort: { _id: -1 } }, { $group: { _id: null, f: { $first: '$v' }, l: { $last: '$v' }, p: { $push: '$v' } } }],
    [{ _id: null, f: 2, l: 1, p: [2, 1] }],
  ],
  [
    '$addToSet contains each value once',
    [
      { _id: 1, x: first },
      { _id: 2, x: sameAsFirst },
    ],
    [{ $group: { _id: null, s: { $addToSet: '$x' } } }],
    [{ _id: null, s: [first] }],
  ],
  [
    '$sort orders groups by type',
    [
      { _id: 1, k: 'b' },
      { _id: 2, k: null },
      { _id: 3, k: 5 },
    ],
    [{ $group: { _id: '$k' } }, { $sort: { _id: 1 } }],
    [{ _id: null }, { _id: 5 }, { _id: 'b' }],
  ],
  [
    '$sortByCount sorts by frequency',
    [
      { _id: 1, t: ['a', 'b'] },
      { _id: 2, t: ['b'] },
    ],
    [{ $unwind: '$t' }, { $sortByCount: '$t' }],
    [
      { _id: 'b', count: 2 },
      { _id: 'a', count: 1 },
    ],
  ],
  [
    '$bucket groups by boundaries',
    [
      { _id: 1, p: 5 },
      { _id: 2, p: 15 },
    ],
    [{ $bucket: { groupBy: '$p', boundaries: [0, 10, 20] } }],
    [
      { _id: 0, count: 1 },
      { _id: 10, count: 1 },
    ],
  ],
  ['$count counts documents', [{ _id: 1 }, { _id: 2 }], [{ $match: { _id: { $gt: 1 } } }, { $count: 'n' }], [{ n: 1 }]],
  ['$count of no documents returns nothing', [{ _id: 1 }], [{ $match: { _id: 9 } }, { $count: 'n' }], []],
]);

it('samples the requested number, each document once', async () => {
  const collection = database.collection();
  await collection.insertMany(Array.from({ length: 20 }, (_, i) => ({ _id: i })));

  const sample = await collection.aggregate([{ $sample: { size: 5 } }]).toArray();

  expect(new Set(sample.map((row) => row['_id'] as unknown)).size).toBe(5);
});

it('uses its own variables', async () => {
  const collection = database.collection();
  await collection.insertMany([{ a: 1 }, { a: 2 }]);

  const match = { $match: { $expr: { $gt: ['$a', '$$least'] } } };
  const result = await collection.aggregate([match], { let: { least: 1 } }).toArray();

  expect(result).toHaveLength(1);
});

it.each<[string, Document[], number]>([
  ['an unknown stage', [{ $foo: {} }], 40324],
  ['two operators in one stage', [{ $match: {}, $sort: { a: 1 } }], 40323],
  ['a limit of zero', [{ $limit: 0 }], 15958],
  ['change streams', [{ $changeStream: {} }], 40573],
])('rejects %s', async (_what, pipeline, code) => {
  const collection = database.collection();
  await collection.insertOne({ a: 1 });

  await expect(collection.aggregate(pipeline).toArray()).rejects.toMatchObject({ code });
});
