import { Double, type Document } from 'mongodb';
import type { AnyDocument } from '../support/database.js';
import { checkPipelines } from '../support/check-cases.js';

const one = (fields: Document): AnyDocument[] => [{ _id: 1, ...fields }];

checkPipelines('stages', [
  [
    '$project includes a field of each item',
    one({ a: [{ b: 1, c: 2 }, { b: 3 }] }),
    [{ $project: { 'a.b': 1 } }],
    [{ _id: 1, a: [{ b: 1 }, { b: 3 }] }],
  ],
  [
    '$project keeps the order of the document',
    one({ z: 1, a: 2 }),
    [{ $project: { a: 1, z: 1 } }],
    [{ _id: 1, z: 1, a: 2 }],
  ],
  [
    '$replaceRoot replaces the document',
    one({ o: { a: 1 } }),
    [{ $replaceRoot: { newRoot: { $mergeObjects: ['$o', { b: 2 }] } } }],
    [{ a: 1, b: 2 }],
  ],
  [
    '$unwind creates a document for each item',
    [{ _id: 1, a: [7, 8] }, { _id: 2 }],
    [{ $unwind: { path: '$a', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } }],
    [
      { _id: 1, a: 7, i: 0 },
      { _id: 1, a: 8, i: 1 },
      { _id: 2, i: null },
    ],
  ],
  [
    '$unwind omits documents without items',
    [{ _id: 1, a: [] }, { _id: 2 }, { _id: 3, a: null }, { _id: 4, a: 'x' }],
    [{ $unwind: '$a' }],
    [{ _id: 4, a: 'x' }],
  ],
  [
    'documents of $unwind share no objects',
    one({ a: [1, 2], o: { n: 0 } }),
    [{ $unwind: '$a' }, { $set: { 'o.n': '$a' } }],
    [
      { _id: 1, a: 1, o: { n: 1 } },
      { _id: 1, a: 2, o: { n: 2 } },
    ],
  ],
  [
    '$set computes all fields from its input',
    one({ a: 1, b: 2 }),
    [{ $set: { a: '$b', b: '$a' } }],
    [{ _id: 1, a: 2, b: 1 }],
  ],
  ['$unset removes fields', one({ a: 1, b: { c: 1, d: 2 } }), [{ $unset: ['a', 'b.c'] }], [{ _id: 1, b: { d: 2 } }]],
  ['$set keeps other numbers', one({ x: new Double(5) }), [{ $set: { y: 1 } }], [{ _id: 1, x: 5, y: 1 }]],
  [
    '$sort, $skip and $limit',
    [
      { _id: 2, a: 1 },
      { _id: 1, a: 1 },
      { _id: 3, a: 0 },
    ],
    [{ $sort: { a: 1, _id: 1 } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 1, a: 1 }],
  ],
  [
    '$match after another stage',
    [{ _id: 1, a: [1, 2] }],
    [{ $unwind: '$a' }, { $match: { a: { $gt: 1 } } }],
    [{ _id: 1, a: 2 }],
  ],
  [
    '$match with $expr',
    [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
    ],
    [{ $match: { $expr: { $eq: ['$a', '$b'] } } }, { $project: { _id: 1 } }],
    [{ _id: 1 }],
  ],
  [
    '$facet runs several pipelines',
    [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
    [{ $facet: { total: [{ $count: 'n' }], page: [{ $sort: { a: -1 } }, { $limit: 1 }, { $project: { a: 1 } }] } }],
    [{ total: [{ n: 2 }], page: [{ _id: 2, a: 2 }] }],
  ],
  [
    '$$ROOT is the whole document',
    one({ a: 1 }),
    [{ $group: { _id: null, all: { $push: '$$ROOT' } } }],
    [{ _id: null, all: [{ _id: 1, a: 1 }] }],
  ],
]);
