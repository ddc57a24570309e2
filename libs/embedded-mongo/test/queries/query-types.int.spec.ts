import { Binary, Decimal128, Double, Long, MaxKey, ObjectId, UUID } from 'mongodb';
import { checkQueries, type QueryCase } from '../support/check-cases.js';

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
  ...['$bitsAllSet', '$bitsAnySet', '$bitsAllClear', '$bitsAnyClear'].map((operator): QueryCase => {
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
