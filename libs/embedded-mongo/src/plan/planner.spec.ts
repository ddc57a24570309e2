import type { Document } from 'bson';
import { toValue } from '../bson/convert.js';
import { Collection } from '../catalogue/collection.js';
import type { StoredIndex } from '../catalogue/index-definition.js';
import { parseFilter } from '../query/filter.js';
import { parseSort } from '../query/sort.js';
import { MISSING } from '../bson/value.js';
import { choosePlan } from './planner.js';

const byId: StoredIndex = { id: 1, name: '_id_', key: { _id: 1 }, unique: true };
const byName: StoredIndex = { id: 2, name: 'name', key: { groupId: 1, name: 1, _id: 1 } };
const byDate: StoredIndex = { id: 3, name: 'date', key: { groupId: 1, date: -1 } };
const byTag: StoredIndex = { id: 4, name: 'tag', key: { groupId: 1, tags: 1 }, multikey: true };
const bySlug: StoredIndex = { id: 5, name: 'slug', key: { groupId: 1, slug: 1 }, unique: true };
const bySince: StoredIndex = { id: 6, name: 'since', key: { since: 1 }, sparse: true };

function plan(filter: Document, sort?: Document, indexes = [byId, byName, byDate, byTag, bySlug, bySince]) {
  const collection = new Collection(1, 'd', 'c', {}, { indexes });
  const plan = choosePlan(collection, parseFilter(toValue(filter)), parseSort(sort ? toValue(sort) : MISSING));
  if (plan.kind !== 'index') return { uses: plan.kind };
  const { index, isSorted, isReversed, decides } = plan;
  return { uses: index.stored.name, isSorted, isReversed, decides };
}

it('finds one document by a unique index', () => {
  expect(plan({ _id: 'x', groupId: 'g', name: 'n' })).toMatchObject({ uses: '_id_' });
  expect(plan({ groupId: 'g', slug: 's' })).toMatchObject({ uses: 'slug', decides: true });
  expect(plan({ _id: 'x', groupId: 'g', slug: 's' })).toMatchObject({ uses: '_id_', decides: false });
  expect(plan({ _id: { $in: ['x', 'y'] }, groupId: 'g', slug: 's' })).toMatchObject({ uses: 'slug' });
});

it('reads a page of a group in the order of an index', () => {
  expect(plan({ groupId: 'g' }, { name: 1 })).toMatchObject({
    uses: 'name',
    isSorted: true,
    isReversed: false,
    decides: true,
  });
  expect(plan({ groupId: 'g' }, { name: -1, _id: -1 })).toMatchObject({ uses: 'name', isReversed: true });
  expect(plan({ groupId: 'g' }, { date: -1 })).toMatchObject({ uses: 'date', isSorted: true, isReversed: false });
  expect(plan({ groupId: 'g' }, { date: 1 })).toMatchObject({ uses: 'date', isSorted: true, isReversed: true });
});

it('sorts in memory where the directions differ or the fields are not adjacent', () => {
  expect(plan({ groupId: 'g' }, { name: 1, _id: -1 })).toMatchObject({ isSorted: false });
  expect(plan({ name: 'n' }, { _id: 1 })).toMatchObject({ uses: '_id_', isSorted: true, decides: false });
});

it('prefers selectivity to order', () => {
  expect(plan({ groupId: 'g', tags: 't' }, { name: 1 })).toMatchObject({ uses: 'tag', isSorted: false });
});

it('reads the documents with one item in the order of the next field', () => {
  const byTagAndName: StoredIndex = { id: 7, name: 'tagName', key: { groupId: 1, tags: 1, name: 1, _id: 1 } };
  const tagged = { ...byTagAndName, multikey: true, arrayPaths: ['tags'] };
  const listed = { ...byTagAndName, multikey: true, arrayPaths: ['name'] };
  const unknown = { ...byTagAndName, multikey: true };
  const order = { name: 1, _id: 1 };

  expect(plan({ groupId: 'g', tags: 't' }, order, [tagged])).toMatchObject({ isSorted: true, decides: true });
  expect(plan({ groupId: 'g', tags: { $in: ['t'] } }, order, [tagged])).toMatchObject({ isSorted: true });
  expect(plan({ groupId: 'g', tags: { $in: ['t', 'u'] } }, order, [tagged])).toMatchObject({ isSorted: false });
  expect(plan({ groupId: 'g', tags: 't' }, order, [listed])).toMatchObject({ isSorted: false, decides: false });
  expect(plan({ groupId: 'g', tags: 't' }, order, [unknown])).toMatchObject({ isSorted: false, decides: false });
});

it('matches array items by entries alone', () => {
  expect(plan({ groupId: 'g', tags: 't' })).toMatchObject({ uses: 'tag', decides: true });
  expect(plan({ groupId: 'g', tags: null })).toMatchObject({ uses: 'tag', decides: false });
  expect(plan({ groupId: 'g', tags: { $gt: 't' } })).toMatchObject({ uses: 'tag', decides: false });
  expect(plan({ groupId: 'g', tags: { $in: ['t', 'u'] } })).toMatchObject({ uses: 'tag', decides: false });
});

it('checks documents when entries are not sufficient', () => {
  expect(plan({ groupId: 'g', other: 1 })).toMatchObject({ decides: false });
  expect(plan({ groupId: 'g', name: { $ne: 'x' } })).toMatchObject({ decides: false });
  expect(plan({ groupId: 'g', name: { $gt: 'a', $lt: 'b' } })).toMatchObject({ uses: 'name', decides: true });
  expect(plan({ groupId: 'g', name: 'x'.repeat(500) })).toMatchObject({ decides: false });
});

it('does not sort by truncated keys or by arrays', () => {
  const inexact = { ...byName, inexact: true };
  expect(plan({ groupId: 'g' }, { name: 1 }, [byId, inexact])).toMatchObject({
    uses: 'name',
    isSorted: false,
    decides: false,
  });
  expect(plan({ groupId: 'g' }, { tags: 1 }, [byId, byTag])).toMatchObject({ isSorted: false });
});

it('uses a sparse index only for documents in it', () => {
  expect(plan({ since: { $lte: 5 } })).toMatchObject({ uses: 'since' });
  expect(plan({ since: { $exists: true } })).toMatchObject({ uses: 'since' });
  expect(plan({ since: null })).toEqual({ uses: 'collection' });
  expect(plan({}, { since: 1 })).toEqual({ uses: 'collection' });
});

it('uses a partial index only for documents in it', () => {
  const partial: StoredIndex = { ...byName, partialFilterExpression: { isOpen: true, name: { $exists: true } } };
  const only = (filter: Document) => plan(filter, undefined, [byId, partial]);
  expect(only({ groupId: 'g', isOpen: true, name: 'n' })).toMatchObject({ uses: 'name' });
  expect(only({ groupId: 'g', isOpen: false, name: 'n' })).toEqual({ uses: 'collection' });
  expect(only({ groupId: 'g', isOpen: true, name: null })).toEqual({ uses: 'collection' });
});

it('combines the indexes of all branches of an or', () => {
  expect(plan({ $or: [{ _id: 1 }, { groupId: 'g', slug: 's' }] })).toEqual({ uses: 'union' });
  expect(plan({ $or: [{ _id: 1 }, { other: 1 }] })).toEqual({ uses: 'collection' });
});

it('does not use an index that is still being built', () => {
  expect(plan({ groupId: 'g' }, undefined, [byId, { ...byName, building: true }])).toEqual({ uses: 'collection' });
});
