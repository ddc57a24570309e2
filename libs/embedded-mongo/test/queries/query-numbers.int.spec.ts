import { Binary, Long } from 'mongodb';
import { checkQueries, type QueryCase } from '../support/check-cases.js';

checkQueries('remainders and bits', [
  [
    '$mod matches by the remainder',
    [
      { _id: 1, v: 4 },
      { _id: 2, v: 5 },
      { _id: 3, v: 'x' },
    ],
    { v: { $mod: [2, 0] } },
    [1],
  ],
  [
    '$mod does not match null and missing',
    [{ _id: 1, v: null }, { _id: 2 }, { _id: 3, v: 4 }],
    { v: { $mod: [2, 0] } },
    [3],
  ],
  [
    '$mod is exact for longs',
    [
      { _id: 1, v: Long.fromString('9007199254740993') },
      { _id: 2, v: Long.fromString('9007199254740992') },
      { _id: 3, v: Long.fromString('-9007199254740993') },
    ],
    { v: { $mod: [2, 1] } },
    [1],
  ],
  [
    '$mod truncates, and does not match infinity',
    [
      { _id: 1, v: 5.9 },
      { _id: 2, v: Infinity },
      { _id: 3, v: NaN },
      { _id: 4, v: -4.5 },
    ],
    { v: { $mod: [4, 1] } },
    [1],
  ],
  [
    '$bitsAllSet with bit positions',
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
    '$bitsAllSet with a mask of binary data',
    [
      { _id: 1, v: 257 },
      { _id: 2, v: 1 },
    ],
    { v: { $bitsAllSet: new Binary(Buffer.from([1, 1])) } },
    [1],
  ],
  [
    '$bitsAllSet on negative numbers and longs',
    [
      { _id: 1, v: -1 },
      { _id: 2, v: Long.fromBits(1, 0x40000000) },
      { _id: 3, v: 1 },
    ],
    { v: { $bitsAllSet: [0, 62] } },
    [1, 2],
  ],
]);
