import { ObjectId } from 'mongodb';
import { checkUpdates } from '../support/check-cases.js';

const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');

checkUpdates('lists', [
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
checkUpdates('positions', [
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
