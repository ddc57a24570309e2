import { ObjectId } from 'mongodb';
import { checkUpdates } from '../support/check-cases.js';

const first = new ObjectId('60000000000000000000000a');
const second = new ObjectId('60000000000000000000000b');

checkUpdates('array operators', [
  ['$push adds an array as one item', { _id: 1, a: [1] }, {}, { $push: { a: [2, 3] } }, { _id: 1, a: [1, [2, 3]] }],
  ['$push creates a missing array', { _id: 1 }, {}, { $push: { a: 1 } }, { _id: 1, a: [1] }],
  [
    '$push adds items, sorts and slices',
    { _id: 1, a: [3, 1] },
    {},
    { $push: { a: { $each: [2], $sort: 1, $slice: -2 } } },
    { _id: 1, a: [2, 3] },
  ],
  [
    '$push sorts objects by a field',
    { _id: 1, a: [{ n: 3 }, { n: 1 }] },
    {},
    { $push: { a: { $each: [{ n: 2 }], $sort: { n: -1 } } } },
    { _id: 1, a: [{ n: 3 }, { n: 2 }, { n: 1 }] },
  ],
  [
    '$push with a negative $slice keeps the last items',
    { _id: 1, a: [1, 2, 3] },
    {},
    { $push: { a: { $each: [4, 5], $slice: -3 } } },
    { _id: 1, a: [3, 4, 5] },
  ],
  [
    '$push inserts at $position',
    { _id: 1, a: [1, 4] },
    {},
    { $push: { a: { $each: [2, 3], $position: 1 } } },
    { _id: 1, a: [1, 2, 3, 4] },
  ],
  [
    '$push counts a negative $position from the end',
    { _id: 1, a: [1, 3] },
    {},
    { $push: { a: { $each: [2], $position: -1 } } },
    { _id: 1, a: [1, 2, 3] },
  ],
  ['$push to a string is rejected', { _id: 1, a: 'x' }, {}, { $push: { a: 1 } }, 2],
  ['$push to null is rejected', { _id: 1, a: null }, {}, { $push: { a: 1 } }, 2],
  [
    '$addToSet adds no item twice',
    { _id: 1, a: [first] },
    {},
    { $addToSet: { a: { $each: [first, second, second] } } },
    { _id: 1, a: [first, second] },
  ],
  [
    '$addToSet does not add an equal object',
    { _id: 1, a: [{ x: 1, y: 1 }] },
    {},
    { $addToSet: { a: { x: 1, y: 1 } } },
    { _id: 1, a: [{ x: 1, y: 1 }] },
  ],
  ['$pop removes the last item', { _id: 1, a: [1, 2] }, {}, { $pop: { a: 1 } }, { _id: 1, a: [1] }],
  ['$pop with -1 removes the first item', { _id: 1, a: [1, 2] }, {}, { $pop: { a: -1 } }, { _id: 1, a: [2] }],
  [
    '$pull removes objects that match a condition',
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
  ['$pull removes an equal id', { _id: 1, a: [first, second] }, {}, { $pull: { a: first } }, { _id: 1, a: [second] }],
  [
    '$pull removes ids that are in a list',
    { _id: 1, a: [first, second] },
    {},
    { $pull: { a: { $in: [first] } } },
    { _id: 1, a: [second] },
  ],
  [
    '$pull removes numbers that match a condition',
    { _id: 1, a: [1, 5, 9] },
    {},
    { $pull: { a: { $gte: 5 } } },
    { _id: 1, a: [1] },
  ],
  [
    '$pull matches objects that have other fields, too',
    { _id: 1, a: [{ id: 'x', n: 1 }, { id: 'y' }] },
    {},
    { $pull: { a: { id: 'x' } } },
    { _id: 1, a: [{ id: 'y' }] },
  ],
  [
    '$pull removes objects that match one branch of $or',
    { _id: 1, a: [{ x: 1 }, { x: 2, y: 5 }, { y: 9 }, 7] },
    {},
    { $pull: { a: { $or: [{ x: 1 }, { y: { $gt: 8 } }] } } },
    { _id: 1, a: [{ x: 2, y: 5 }, 7] },
  ],
  [
    '$pull removes objects that match all branches of $and',
    { _id: 1, a: [{ x: 1, y: 1 }, { x: 1, y: 2 }, { x: 2 }] },
    {},
    { $pull: { a: { $and: [{ x: 1 }, { y: { $ne: 2 } }] } } },
    { _id: 1, a: [{ x: 1, y: 2 }, { x: 2 }] },
  ],
  [
    '$pull combines a field with $nor',
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
    '$pull does not apply conditions on fields to nested arrays',
    { _id: 1, a: [[1]] },
    {},
    { $pull: { a: { $nor: [{ x: 1 }] } } },
    { _id: 1, a: [[1]] },
  ],
  [
    '$pullAll removes every item of a list',
    { _id: 1, a: [1, 2, 3, 1] },
    {},
    { $pullAll: { a: [1, 3] } },
    { _id: 1, a: [2] },
  ],
  ['$pull ignores a missing field', { _id: 1 }, {}, { $pull: { a: 1 } }, { _id: 1 }],
]);
