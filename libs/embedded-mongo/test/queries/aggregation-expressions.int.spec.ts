import { Decimal128, Double, ObjectId, type Document } from 'mongodb';
import type { Any } from '../support/database.js';
import { checkPipelines } from '../support/check-cases.js';

const decimal = (text: string) => Decimal128.fromString(text);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');
const sameAsFirst = new ObjectId('60000000000000000000000a');
const one = (fields: Document): Any[] => [{ _id: 1, ...fields }];

checkPipelines('expressions', [
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

checkPipelines('shapes', [
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
