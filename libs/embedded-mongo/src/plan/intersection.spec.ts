import type { Document } from 'bson';
import { toValue } from '../bson/convert.js';
import { MISSING } from '../bson/value.js';
import { Collection } from '../catalogue/collection.js';
import type { StoredIndex } from '../catalogue/index-definition.js';
import { parseFilter } from '../query/filter.js';
import { parseSort } from '../query/sort.js';
import { requirementsOf } from './requirements.js';
import { planIntersection } from './intersection.js';

const list = (id: number, path: string, multikey = true): StoredIndex => ({
  id,
  name: path,
  key: { groupId: 1, [path]: 1, name: 1, _id: 1 },
  ...(multikey && { multikey, arrayPaths: [path] }),
});
const indexes: StoredIndex[] = [
  { id: 1, name: '_id_', key: { _id: 1 }, unique: true },
  { id: 2, name: 'name', key: { groupId: 1, name: 1, _id: 1 } },
  { id: 3, name: 'date', key: { groupId: 1, date: 1, _id: 1 } },
  list(4, 'tags'),
  list(5, 'categories'),
  list(6, 'home', false),
  { id: 7, name: 'foods', key: { groupId: 1, 'lines.food': 1 }, multikey: true, arrayPaths: ['lines'] },
];

/** For each term the index and the number of its ranges, `*` when it is sorted; and the index that sorts. */
function intersection(filter: Document, sort?: Document) {
  const collection = new Collection(1, 'd', 'c', {}, { indexes });
  const requirements = requirementsOf(parseFilter(toValue(filter)));
  const plan = planIntersection(collection, requirements, parseSort(sort ? toValue(sort) : MISSING));
  if (!plan) return undefined;
  const nameOf = (from?: Buffer) => indexes.find(({ id }) => id === from?.readUInt32BE(0))?.name;
  const terms = plan.terms.map(({ ranges, order }) => `${nameOf(ranges[0]?.from)} ${ranges.length}${order ? '*' : ''}`);
  return { terms, order: nameOf(plan.order?.range.from), decides: plan.decides };
}

const byName = { name: 1, _id: 1 };
const byDate = { date: -1, _id: -1 };

it('uses a range for each item that an array must contain', () => {
  const both = { terms: ['tags 1*', 'tags 1*'], order: 'tags', decides: true };
  expect(intersection({ groupId: 'g', tags: { $all: ['a', 'b'] } }, byName)).toEqual(both);
  expect(intersection({ groupId: 'g', $and: [{ tags: 'a' }, { tags: { $in: ['b'] } }] }, byName)).toEqual(both);
});

it('uses the ranges of different fields', () => {
  expect(intersection({ groupId: 'g', tags: 'a', categories: 'c', 'lines.food': 'f' }, byName)).toEqual({
    terms: ['tags 1*', 'categories 1*', 'foods 1'],
    order: 'tags',
    decides: true,
  });
  expect(intersection({ groupId: 'g', tags: 'a', home: { $in: ['h', 'i'] } })).toMatchObject({
    terms: ['tags 1', 'home 2'],
    decides: true,
  });
});

it('uses an index for the order of other terms', () => {
  expect(intersection({ groupId: 'g', tags: { $in: ['a', 'b'] } }, byName)).toEqual({
    terms: ['tags 2'],
    order: 'name',
    decides: true,
  });
  expect(intersection({ groupId: 'g', tags: { $all: ['a', 'b'] } }, byDate)).toEqual({
    terms: ['tags 1', 'tags 1'],
    order: 'date',
    decides: true,
  });
  expect(intersection({ groupId: 'g', tags: 'a' }, { other: 1 })).toMatchObject({ order: undefined });
});

it('checks the documents for conditions that entries do not contain', () => {
  const undecided = (filter: Document) =>
    intersection({ groupId: 'g', tags: { $all: ['a', 'b'] }, ...filter })?.decides;
  expect(undecided({})).toBe(true);
  expect(undecided({ date: { $gt: 5 } })).toBe(false);
  expect(undecided({ other: 1 })).toBe(false);
  expect(undecided({ $or: [{ home: 'h' }, { open: true }] })).toBe(false);
  expect(intersection({ groupId: 'g', tags: { $all: ['a', null] } })?.decides).toBe(false);
  expect(intersection({ groupId: 'g', tags: { $all: ['a', { $elemMatch: { $gt: 'b' } }] } })?.decides).toBe(false);
});

it('does not cache long lists of values, or conditions without an index', () => {
  const many = Array.from({ length: 65 }, (_, i) => String(i));
  expect(intersection({ groupId: 'g', tags: { $in: many } })).toBeUndefined();
  expect(intersection({ other: 5 })).toBeUndefined();
  expect(intersection({ groupId: 'g', tags: { $in: [] } })?.terms).toEqual(['undefined 0']);
});
