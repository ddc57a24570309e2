import { Decimal128, ObjectId, type Document } from 'mongodb';
import type { AnyDocument } from '../support/database.js';
import { checkPipelines } from '../support/check-cases.js';

const decimal = (text: string) => Decimal128.fromString(text);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');
const sameAsFirst = new ObjectId('60000000000000000000000a');
const one = (fields: Document): AnyDocument[] => [{ _id: 1, ...fields }];

checkPipelines('expressions', [
  [
    '$eq compares ObjectIds by value',
    one({ a: first, b: sameAsFirst }),
    [{ $project: { r: { $eq: ['$a', '$b'] } } }],
    [{ _id: 1, r: true }],
  ],
  [
    '$lt orders null and missing before numbers',
    one({ a: null }),
    [{ $project: { r: { $lt: ['$a', 5] }, m: { $lt: ['$zz', 5] } } }],
    [{ _id: 1, r: true, m: true }],
  ],
  [
    '$gt orders strings after numbers',
    one({ a: 'x' }),
    [{ $project: { r: { $gt: ['$a', 5] } } }],
    [{ _id: 1, r: true }],
  ],
  [
    '$lt compares dates',
    one({ a: day('2020-01-01') }),
    [{ $project: { r: { $lt: ['$a', day('2021-01-01')] } } }],
    [{ _id: 1, r: true }],
  ],
  [
    '$ifNull and $cond choose a value',
    one({}),
    [{ $project: { a: { $ifNull: ['$x', 'd'] }, b: { $cond: [{ $eq: ['$_id', 1] }, 'y', 'n'] } } }],
    [{ _id: 1, a: 'd', b: 'y' }],
  ],
  [
    '$in finds an ObjectId in an array',
    one({ l: [first, second], x: second }),
    [{ $project: { r: { $in: ['$x', '$l'] } } }],
    [{ _id: 1, r: true }],
  ],
  [
    '$setUnion compares by value',
    one({ l: [first], x: [sameAsFirst, second] }),
    [{ $project: { n: { $size: { $setUnion: ['$l', '$x'] } } } }],
    [{ _id: 1, n: 2 }],
  ],
  [
    '$toString converts an ObjectId',
    one({ x: first }),
    [{ $project: { s: { $toString: '$x' } } }],
    [{ _id: 1, s: '60000000000000000000000a' }],
  ],
  [
    '$toObjectId converts a string',
    one({ x: '60000000000000000000000a' }),
    [{ $project: { s: { $toObjectId: '$x' } } }],
    [{ _id: 1, s: first }],
  ],
  [
    '$type names the types',
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
    '$dateToString formats a date',
    one({ d: new Date('2024-03-05T10:11:12Z') }),
    [{ $project: { s: { $dateToString: { date: '$d', format: '%Y-%m-%d' } } } }],
    [{ _id: 1, s: '2024-03-05' }],
  ],
  [
    '$filter, $map and $reduce',
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
    '$indexOfArray and $arrayElemAt',
    one({ a: [first, second] }),
    [{ $project: { i: { $indexOfArray: ['$a', second] }, l: { $arrayElemAt: ['$a', -1] } } }],
    [{ _id: 1, i: 1, l: second }],
  ],
  [
    '$add keeps decimals exact',
    one({ v: decimal('1.5') }),
    [{ $project: { r: { $add: ['$v', 1] } } }],
    [{ _id: 1, r: decimal('2.5') }],
  ],
  [
    '$add adds milliseconds to a date',
    one({ d: day('2020-01-01') }),
    [{ $project: { r: { $add: ['$d', 1000] } } }],
    [{ _id: 1, r: new Date('2020-01-01T00:00:01Z') }],
  ],
  [
    '$subtract of two dates is in milliseconds',
    one({ a: day('2020-01-02'), b: day('2020-01-01') }),
    [{ $project: { r: { $subtract: ['$a', '$b'] } } }],
    [{ _id: 1, r: 86400000 }],
  ],
  [
    '$concat with a missing value is null',
    one({ a: 'x' }),
    [{ $project: { r: { $concat: ['$a', '$nope'] } } }],
    [{ _id: 1, r: null }],
  ],
  ['$add with a missing value is null', one({}), [{ $project: { r: { $add: ['$nope', 1] } } }], [{ _id: 1, r: null }]],
]);
