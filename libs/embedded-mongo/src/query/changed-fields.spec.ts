import { serialize } from 'bson';
import { documentValue } from '../bson/value.js';
import { changedFields } from './changed-fields.js';

const value = (fields: object) => documentValue(Buffer.from(serialize(fields, { ignoreUndefined: true })));
const changed = (before: object, now: object) => [...changedFields(value(before), value(now))];

const RECIPE = { _id: 1, name: 'Leek Soup', tags: ['quick'], rating: 4 };

it.each([
  ['nothing', RECIPE, []],
  ['a value', { ...RECIPE, name: 'Plum Pie' }, ['name']],
  ['the type of a value', { ...RECIPE, rating: '4' }, ['rating']],
  ['an item', { ...RECIPE, tags: ['slow'] }, ['tags']],
  ['a field more at the end', { ...RECIPE, outbox: [] }, ['outbox']],
  ['the last field, which is gone', { ...RECIPE, rating: undefined }, ['rating']],
  ['two fields', { ...RECIPE, name: 'Plum Pie', rating: 5 }, ['name', 'rating']],
  ['every field after one that is gone', { ...RECIPE, name: undefined }, ['name', 'tags', 'rating']],
  ['a name that is longer', { _id: 1, names: 'Leek Soup' }, ['name', 'tags', 'rating', 'names']],
])('finds what changed: %s', (_what, now, names) => {
  expect(changed(RECIPE, now)).toEqual(names);
});
