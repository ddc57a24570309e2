import { BSON, Decimal128, Double, ObjectId, type Document } from 'mongodb';
import { openTestDatabase, type Any, type TestDatabase } from './support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

type Case = [promise: string, documents: Any[], pipeline: Document[], result: Document[]];

function check(title: string, cases: Case[]): void {
  describe(title, () => {
    it.each(cases)('%s', async (_promise, documents, pipeline, result) => {
      const collection = database.collection();
      await collection.insertMany(documents);

      const actual = await collection.aggregate(pipeline).toArray();

      expect(BSON.EJSON.stringify(actual)).toBe(BSON.EJSON.stringify(result));
    });
  });
}

const decimal = (text: string) => Decimal128.fromString(text);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');
const sameAsFirst = new ObjectId('60000000000000000000000a');
const one = (fields: Document): Any[] => [{ _id: 1, ...fields }];

check('groups', [
  [
    'by id',
    [
      { _id: 1, k: first, v: 1 },
      { _id: 2, k: sameAsFirst, v: 2 },
    ],
    [{ $group: { _id: '$k', s: { $sum: '$v' } } }],
    [{ _id: first, s: 3 }],
  ],
  [
    'null and missing together',
    [{ _id: 1, k: null }, { _id: 2 }],
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    [{ _id: null, n: 2 }],
  ],
  [
    'by date',
    [
      { _id: 1, k: day('2020-01-01') },
      { _id: 2, k: day('2020-01-01') },
    ],
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    [{ _id: day('2020-01-01'), n: 2 }],
  ],
  [
    'by several fields',
    [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 1 },
    ],
    [{ $group: { _id: { a: '$a', b: '$b' }, n: { $sum: 1 } } }],
    [{ _id: { a: 1, b: 1 }, n: 2 }],
  ],
  [
    'decimals add up exactly',
    [
      { _id: 1, v: decimal('1.10') },
      { _id: 2, v: decimal('2.20') },
    ],
    [{ $group: { _id: null, s: { $sum: '$v' } } }],
    [{ _id: null, s: decimal('3.30') }],
  ],
  [
    'averages leave out what is no number',
    [
      { _id: 1, v: 2 },
      { _id: 2, v: 'x' },
      { _id: 3, v: 4 },
    ],
    [{ $group: { _id: null, a: { $avg: '$v' } } }],
    [{ _id: null, a: 3 }],
  ],
  [
    'the greatest by value',
    [
      { _id: 1, v: decimal('10') },
      { _id: 2, v: decimal('9') },
    ],
    [{ $group: { _id: null, m: { $max: '$v' } } }],
    [{ _id: null, m: decimal('10') }],
  ],
  ['nothing adds up to zero', [{ _id: 1 }], [{ $group: { _id: null, s: { $sum: '$v' } } }], [{ _id: null, s: 0 }]],
  [
    'first, last and all in order',
    [
      { _id: 1, v: 1 },
      { _id: 2, v: 2 },
    ],
    [{ $sort: { _id: -1 } }, { $group: { _id: null, f: { $first: '$v' }, l: { $last: '$v' }, p: { $push: '$v' } } }],
    [{ _id: null, f: 2, l: 1, p: [2, 1] }],
  ],
  [
    'each value once',
    [
      { _id: 1, x: first },
      { _id: 2, x: sameAsFirst },
    ],
    [{ $group: { _id: null, s: { $addToSet: '$x' } } }],
    [{ _id: null, s: [first] }],
  ],
  [
    'groups in order',
    [
      { _id: 1, k: 'b' },
      { _id: 2, k: null },
      { _id: 3, k: 5 },
    ],
    [{ $group: { _id: '$k' } }, { $sort: { _id: 1 } }],
    [{ _id: null }, { _id: 5 }, { _id: 'b' }],
  ],
  [
    'the commonest first',
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
    'buckets',
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
  ['a count', [{ _id: 1 }, { _id: 2 }], [{ $match: { _id: { $gt: 1 } } }, { $count: 'n' }], [{ n: 1 }]],
  ['a count of none is no document', [{ _id: 1 }], [{ $match: { _id: 9 } }, { $count: 'n' }], []],
]);

check('expressions', [
  [
    'ids are compared by value',
    one({ a: first, b: sameAsFirst }),
    [{ $project: { r: { $eq: ['$a', '$b'] } } }],
    [{ _id: 1, r: true }],
  ],
  [
    'null and missing come before numbers',
    one({ a: null }),
    [{ $project: { r: { $lt: ['$a', 5] }, m: { $lt: ['$zz', 5] } } }],
    [{ _id: 1, r: true, m: true }],
  ],
  ['texts come after numbers', one({ a: 'x' }), [{ $project: { r: { $gt: ['$a', 5] } } }], [{ _id: 1, r: true }]],
  [
    'dates',
    one({ a: day('2020-01-01') }),
    [{ $project: { r: { $lt: ['$a', day('2021-01-01')] } } }],
    [{ _id: 1, r: true }],
  ],
  [
    'choices',
    one({}),
    [{ $project: { a: { $ifNull: ['$x', 'd'] }, b: { $cond: [{ $eq: ['$_id', 1] }, 'y', 'n'] } } }],
    [{ _id: 1, a: 'd', b: 'y' }],
  ],
  [
    'in a list',
    one({ l: [first, second], x: second }),
    [{ $project: { r: { $in: ['$x', '$l'] } } }],
    [{ _id: 1, r: true }],
  ],
  [
    'sets',
    one({ l: [first], x: [sameAsFirst, second] }),
    [{ $project: { n: { $size: { $setUnion: ['$l', '$x'] } } } }],
    [{ _id: 1, n: 2 }],
  ],
  [
    'an id as text',
    one({ x: first }),
    [{ $project: { s: { $toString: '$x' } } }],
    [{ _id: 1, s: '60000000000000000000000a' }],
  ],
  [
    'a text as id',
    one({ x: '60000000000000000000000a' }),
    [{ $project: { s: { $toObjectId: '$x' } } }],
    [{ _id: 1, s: first }],
  ],
  [
    'types',
    one({ x: first, n: 1, s: 'a', c: decimal('1'), a: [] }),
    [
      {
        $project: {
          _id: 0,
          x: { $type: '$x' },
          n: { $type: '$n' },
          s: { $type: '$s' },
          c: { $type: '$c' },
          a: { $type: '$a' },
          m: { $type: '$mm' },
        },
      },
    ],
    [{ x: 'objectId', n: 'int', s: 'string', c: 'decimal', a: 'array', m: 'missing' }],
  ],
  [
    'a date as text',
    one({ d: new Date('2024-03-05T10:11:12Z') }),
    [{ $project: { s: { $dateToString: { date: '$d', format: '%Y-%m-%d' } } } }],
    [{ _id: 1, s: '2024-03-05' }],
  ],
  [
    'lists',
    one({ a: [1, 2, 3] }),
    [
      {
        $project: {
          f: { $filter: { input: '$a', as: 'x', cond: { $gte: ['$$x', 2] } } },
          m: { $map: { input: '$a', in: { $multiply: ['$$this', 2] } } },
          r: { $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
        },
      },
    ],
    [{ _id: 1, f: [2, 3], m: [2, 4, 6], r: 6 }],
  ],
  [
    'positions in arrays',
    one({ a: [first, second] }),
    [{ $project: { i: { $indexOfArray: ['$a', second] }, l: { $arrayElemAt: ['$a', -1] } } }],
    [{ _id: 1, i: 1, l: second }],
  ],
  ['decimals', one({ v: decimal('1.5') }), [{ $project: { r: { $add: ['$v', 1] } } }], [{ _id: 1, r: decimal('2.5') }]],
  [
    'a date and milliseconds',
    one({ d: day('2020-01-01') }),
    [{ $project: { r: { $add: ['$d', 1000] } } }],
    [{ _id: 1, r: new Date('2020-01-01T00:00:01Z') }],
  ],
  [
    'between two dates',
    one({ a: day('2020-01-02'), b: day('2020-01-01') }),
    [{ $project: { r: { $subtract: ['$a', '$b'] } } }],
    [{ _id: 1, r: 86400000 }],
  ],
  [
    'text joined with nothing is null',
    one({ a: 'x' }),
    [{ $project: { r: { $concat: ['$a', '$nope'] } } }],
    [{ _id: 1, r: null }],
  ],
  ['sums of nothing are null', one({}), [{ $project: { r: { $add: ['$nope', 1] } } }], [{ _id: 1, r: null }]],
]);

check('shapes', [
  [
    'fields of objects in lists',
    one({ a: [{ b: 1, c: 2 }, { b: 3 }] }),
    [{ $project: { 'a.b': 1 } }],
    [{ _id: 1, a: [{ b: 1 }, { b: 3 }] }],
  ],
  [
    'wanted fields in the order of the document',
    one({ z: 1, a: 2 }),
    [{ $project: { a: 1, z: 1 } }],
    [{ _id: 1, z: 1, a: 2 }],
  ],
  [
    'another root',
    one({ o: { a: 1 } }),
    [{ $replaceRoot: { newRoot: { $mergeObjects: ['$o', { b: 2 }] } } }],
    [{ a: 1, b: 2 }],
  ],
  [
    'one document for each item',
    [{ _id: 1, a: [7, 8] }, { _id: 2 }],
    [{ $unwind: { path: '$a', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } }],
    [
      { _id: 1, a: 7, i: 0 },
      { _id: 1, a: 8, i: 1 },
      { _id: 2, i: null },
    ],
  ],
  [
    'no document for no items',
    [{ _id: 1, a: [] }, { _id: 2 }, { _id: 3, a: null }, { _id: 4, a: 'x' }],
    [{ $unwind: '$a' }],
    [{ _id: 4, a: 'x' }],
  ],
  [
    'items do not share what is changed later',
    one({ a: [1, 2], o: { n: 0 } }),
    [{ $unwind: '$a' }, { $set: { 'o.n': '$a' } }],
    [
      { _id: 1, a: 1, o: { n: 1 } },
      { _id: 1, a: 2, o: { n: 2 } },
    ],
  ],
  ['new fields see the old ones', one({ a: 1, b: 2 }), [{ $set: { a: '$b', b: '$a' } }], [{ _id: 1, a: 2, b: 1 }]],
  ['fields are taken away', one({ a: 1, b: { c: 1, d: 2 } }), [{ $unset: ['a', 'b.c'] }], [{ _id: 1, b: { d: 2 } }]],
  ['numbers pass through', one({ x: new Double(5) }), [{ $set: { y: 1 } }], [{ _id: 1, x: 5, y: 1 }]],
  [
    'sorted and cut',
    [
      { _id: 2, a: 1 },
      { _id: 1, a: 1 },
      { _id: 3, a: 0 },
    ],
    [{ $sort: { a: 1, _id: 1 } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 1, a: 1 }],
  ],
  ['a later match', [{ _id: 1, a: [1, 2] }], [{ $unwind: '$a' }, { $match: { a: { $gt: 1 } } }], [{ _id: 1, a: 2 }]],
  [
    'a match by expression',
    [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
    ],
    [{ $match: { $expr: { $eq: ['$a', '$b'] } } }, { $project: { _id: 1 } }],
    [{ _id: 1 }],
  ],
  [
    'several pipelines at once',
    [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
    [{ $facet: { total: [{ $count: 'n' }], page: [{ $sort: { a: -1 } }, { $limit: 1 }, { $project: { a: 1 } }] } }],
    [{ total: [{ n: 2 }], page: [{ _id: 2, a: 2 }] }],
  ],
  [
    'whole documents inside',
    one({ a: 1 }),
    [{ $group: { _id: null, all: { $push: '$$ROOT' } } }],
    [{ _id: null, all: [{ _id: 1, a: 1 }] }],
  ],
]);

describe('joins', () => {
  async function joined(stage: Document, rest: Document[] = []): Promise<Document[]> {
    const recipes = database.collection();
    const foods = database.collection();
    await foods.insertMany([
      { _id: 'f', name: 'Flour' },
      { _id: 'e', name: 'Egg' },
      { _id: 'n', of: null },
    ] as Any[]);
    await recipes.insertMany([{ _id: 1, foods: ['f', 'e'], main: 'e' }, { _id: 2 }] as Any[]);
    const from = foods.collectionName;
    return recipes.aggregate([{ $sort: { _id: 1 } }, { $lookup: { from, as: 'found', ...stage } }, ...rest]).toArray();
  }

  it('joins by a value, and nothing by null', async () => {
    const rows = await joined({ localField: 'main', foreignField: '_id' });

    expect(rows.map((row) => row['found'] as unknown)).toEqual([[{ _id: 'e', name: 'Egg' }], []]);
  });

  it('joins by each item of an array', async () => {
    const [row] = await joined({ localField: 'foods', foreignField: '_id' }, [{ $limit: 1 }]);

    expect((row?.['found'] as Document[]).map((food) => food['name'] as string).sort()).toEqual(['Egg', 'Flour']);
  });

  it('joins by the result of another join, in the requested order', async () => {
    const labels = database.collection();
    await labels.insertMany([
      { _id: 'b', of: 'e' },
      { _id: 'a', of: 'e' },
    ] as Any[]);
    const lookup = { from: labels.collectionName, localField: 'found._id', foreignField: 'of', as: 'labels' };
    const inOrder = { ...lookup, pipeline: [{ $match: { _id: { $ne: 'c' } } }, { $sort: { _id: 1 } }] };

    const [row] = await joined({ localField: 'main', foreignField: '_id' }, [{ $lookup: inOrder }]);

    expect(row).toEqual({
      _id: 1,
      foods: ['f', 'e'],
      main: 'e',
      found: [{ _id: 'e', name: 'Egg' }],
      labels: [
        { _id: 'a', of: 'e' },
        { _id: 'b', of: 'e' },
      ],
    });
  });

  it('joins some fields of the results', async () => {
    const pipeline = [{ $match: { name: { $ne: 'Flour' } } }, { $project: { _id: 0, name: 1 } }];

    const [row] = await joined({ localField: 'foods', foreignField: '_id', pipeline });

    expect(row).toEqual({ _id: 1, foods: ['f', 'e'], main: 'e', found: [{ name: 'Egg' }] });
  });

  it('replaces an existing field of that name by the result', async () => {
    const [row] = await joined({ localField: 'main', foreignField: '_id', as: 'main' });

    expect(row).toEqual({ _id: 1, foods: ['f', 'e'], main: [{ _id: 'e', name: 'Egg' }] });
  });

  it('treats missing as null on both sides', async () => {
    const rows = await joined({ localField: 'main', foreignField: 'of' });

    expect((rows[1]?.['found'] as Document[]).map((food) => food['_id'] as unknown)).toEqual(['f', 'e', 'n']);
  });

  it('joins through a pipeline with variables', async () => {
    const pipeline = [{ $match: { $expr: { $eq: ['$_id', '$$wanted'] } } }, { $project: { name: 1, _id: 0 } }];

    const [row] = await joined({ let: { wanted: '$main' }, pipeline });

    expect(row?.['found']).toEqual([{ name: 'Egg' }]);
  });

  it('does not let joined documents share objects that are changed later', async () => {
    const same = [{ $unwind: '$found' }, { $set: { 'found.of': '$_id' } }];
    const recipes = database.collection();
    const foods = database.collection();
    await foods.insertOne({ _id: 'f' });
    await recipes.insertMany([
      { _id: 1, food: 'f' },
      { _id: 2, food: 'f' },
    ]);
    const lookup = { from: foods.collectionName, localField: 'food', foreignField: '_id', as: 'found' };

    const rows = await recipes.aggregate([{ $lookup: lookup }, ...same]).toArray();

    expect(rows.map((row) => (row['found'] as Document)['of'] as unknown)).toEqual([1, 2]);
  });
});

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
  ['two stages in one', [{ $match: {}, $sort: { a: 1 } }], 40323],
  ['a limit of none', [{ $limit: 0 }], 15958],
  ['watching for changes', [{ $changeStream: {} }], 40573],
])('rejects %s', async (_what, pipeline, code) => {
  const collection = database.collection();
  await collection.insertOne({ a: 1 });

  await expect(collection.aggregate(pipeline).toArray()).rejects.toMatchObject({ code });
});
