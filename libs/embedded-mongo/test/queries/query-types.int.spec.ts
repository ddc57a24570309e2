import { Decimal128, Double, Long, MaxKey, ObjectId, UUID } from 'mongodb';
import { checkQueries } from '../support/check-cases.js';

const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');
const uuid = new UUID('0ec4a3f5-7a0b-4d55-9f0e-1d3a6f2b1c11');
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const decimal = (text: string) => Decimal128.fromString(text);

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
checkQueries('types', [
  ['a number matches equal numbers of every type', mixed, { v: 5 }, [1, 6, 7, 8]],
  ['$gt with a number matches numbers only', mixed, { v: { $gt: 4 } }, [1, 6, 7, 8]],
  ['$lt with a date matches dates only', mixed, { v: { $lt: day('2025-01-01') } }, [3]],
  ['an ObjectId matches itself', mixed, { v: first }, [9]],
  ['$in matches an ObjectId', mixed, { v: { $in: [first, second] } }, [9]],
  [
    'ObjectIds are ordered',
    [
      { _id: 1, v: first },
      { _id: 2, v: second },
    ],
    { v: { $gt: first } },
    [2],
  ],
  ['a UUID matches itself', mixed, { v: uuid }, [10]],
  ['$in matches a UUID', mixed, { v: { $in: [uuid] } }, [10]],
  [
    'decimals are compared by value',
    [
      { _id: 1, v: decimal('9.5') },
      { _id: 2, v: decimal('10.25') },
      { _id: 3, v: decimal('100') },
    ],
    { v: { $gt: decimal('9.9') } },
    [2, 3],
  ],
  [
    'decimals are compared with ints',
    [
      { _id: 1, v: decimal('9.5') },
      { _id: 2, v: decimal('10.25') },
    ],
    { v: { $lt: 10 } },
    [1],
  ],
  ['decimals are equal regardless of trailing zeros', [{ _id: 1, v: decimal('1.00') }], { v: decimal('1.0') }, [1]],
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
    '$in distinguishes longs beyond doubles',
    [
      { _id: 1, v: longs[0] },
      { _id: 2, v: longs[1] },
    ],
    { v: { $in: [longs[0]] } },
    [1],
  ],
  [
    'true does not match 1',
    [
      { _id: 1, v: true },
      { _id: 2, v: 1 },
    ],
    { v: true },
    [1],
  ],
  ['$type objectId', mixed, { v: { $type: 'objectId' } }, [9]],
  ['$type date', mixed, { v: { $type: 'date' } }, [3]],
  ['$type number matches every number type', mixed, { v: { $type: 'number' } }, [1, 6, 7, 8]],
  ['$type decimal', mixed, { v: { $type: 'decimal' } }, [6]],
  ['$type with several types', mixed, { v: { $type: ['decimal', 'bool'] } }, [4, 6]],
  ['$type binData', mixed, { v: { $type: 'binData' } }, [10]],
  ['a date matches itself', mixed, { v: day('2024-01-01') }, [3]],
  ['$in matches a date', mixed, { v: { $in: [day('2024-01-01')] } }, [3]],
  [
    'NaN is not less than a number',
    [
      { _id: 1, v: NaN },
      { _id: 2, v: -5 },
    ],
    { v: { $lt: 0 } },
    [2],
  ],
  [
    'NaN matches itself',
    [
      { _id: 1, v: NaN },
      { _id: 2, v: -5 },
    ],
    { v: NaN },
    [1],
  ],
  [
    '0 matches -0',
    [
      { _id: 1, v: -0 },
      { _id: 2, v: 0 },
    ],
    { v: 0 },
    [1, 2],
  ],
  [
    'infinity is greater than every number',
    [
      { _id: 1, v: Infinity },
      { _id: 2, v: 1e300 },
    ],
    { v: { $gt: 1e300 } },
    [1],
  ],
  ['$lt MaxKey matches every type', mixed, { v: { $lt: new MaxKey() } }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [
    'objects are equal only with their fields in the same order',
    [
      { _id: 1, o: { a: 1, b: 2 } },
      { _id: 2, o: { b: 2, a: 1 } },
    ],
    { o: { a: 1, b: 2 } },
    [1],
  ],
]);
