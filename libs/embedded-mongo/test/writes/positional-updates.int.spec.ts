import { checkUpdates } from '../support/check-cases.js';

const items = [
  { k: 1, v: 1 },
  { k: 2, v: 1 },
];
checkUpdates('positional operators', [
  [
    '$ changes the item that the filter matched',
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
    '$ changes the matched item of a nested array',
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
    '$ changes the item that $elemMatch matched',
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
    '$ replaces the matched number',
    { _id: 1, g: [80, 85, 90] },
    { g: { $gte: 85 } },
    { $set: { 'g.$': 0 } },
    { _id: 1, g: [80, 0, 90] },
  ],
  [
    '$[] changes every item',
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
    '$[name] changes the items that an array filter matches',
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
    '$[name] works at several levels',
    { _id: 1, a: [{ k: 1, b: [{ z: 1 }, { z: 2 }] }] },
    {},
    { $set: { 'a.$[x].b.$[y].z': 9 } },
    { _id: 1, a: [{ k: 1, b: [{ z: 1 }, { z: 9 }] }] },
    { arrayFilters: [{ 'x.k': 1 }, { 'y.z': { $gt: 1 } }] },
  ],
  [
    '$[name] replaces matching numbers',
    { _id: 1, g: [1, 5] },
    {},
    { $set: { 'g.$[n]': 0 } },
    { _id: 1, g: [1, 0] },
    { arrayFilters: [{ n: { $gte: 5 } }] },
  ],
  [
    '$ is rejected when the filter has no condition on the array',
    { _id: 1, items },
    {},
    { $set: { 'items.$.v': 5 } },
    2,
  ],
  [
    'an array filter that no path uses is rejected',
    { _id: 1, items },
    {},
    { $set: { a: 1 } },
    9,
    { arrayFilters: [{ 'i.k': 1 }] },
  ],
  ['$[name] without an array filter is rejected', { _id: 1, items }, {}, { $set: { 'items.$[i].v': 1 } }, 2],
  ['$[] is rejected for a value that is no array', { _id: 1, items: 5 }, {}, { $set: { 'items.$[].v': 1 } }, 2],
]);
