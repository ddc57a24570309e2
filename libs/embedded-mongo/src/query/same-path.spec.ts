import { serialize } from 'bson';
import { documentValue } from '../bson/value.js';
import { parsePath } from './path.js';
import { isSamePath } from './same-path.js';

const isSame = (before: object, now: object, path: string) => {
  const [old, fresh] = [before, now].map((each) => documentValue(Buffer.from(serialize(each))));
  return old !== undefined && fresh !== undefined && isSamePath(old, fresh, parsePath(path));
};

const LIST = {
  name: 'Week',
  items: [
    { id: 'a', checked: false },
    { id: 'b', checked: false },
  ],
  tags: [1, 2],
};

it.each([
  ['another field', { ...LIST, name: 'Party' }, 'items.id'],
  ['another field of an item', { ...LIST, items: [{ id: 'a', checked: true }, LIST.items[1]] }, 'items.id'],
  ['a field that neither has', { ...LIST, items: [{ id: 'c' }] }, 'nothing'],
  ['nothing', LIST, 'tags'],
])('has the same values after a change of %s', (_what, now, path) => {
  expect(isSame(LIST, now, path)).toBe(true);
});

it.each([
  ['the value', { ...LIST, name: 'Party' }, 'name'],
  ['its type', { ...LIST, name: 3 }, 'name'],
  ['a value in an item', { ...LIST, items: [{ id: 'c' }, LIST.items[1]] }, 'items.id'],
  ['the order', { ...LIST, items: [...LIST.items].reverse() }, 'items.id'],
  ['an item more', { ...LIST, items: [...LIST.items, { id: 'c' }] }, 'items.id'],
  ['an item less', { ...LIST, items: LIST.items.slice(1) }, 'items.id'],
  ['an item that is none', { ...LIST, items: [null, LIST.items[1]] }, 'items.id'],
  ['a position in the array', { ...LIST, items: [{ id: 'c' }, LIST.items[1]] }, 'items.0.id'],
  ['the array itself', { ...LIST, tags: [1, 3] }, 'tags'],
  ['the array, which is gone', { ...LIST, items: undefined }, 'items.id'],
])('may have other values after a change of %s', (_what, now, path) => {
  expect(isSame(LIST, now, path)).toBe(false);
});
