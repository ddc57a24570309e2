import { Binary, Double, Int32, Long } from 'bson';
import fc from 'fast-check';
import { toValue } from '../bson/convert.js';
import { changedKeys, differences, type ChangedKeys } from './changed-keys.js';
import { keysOf } from './extract.js';
import { toIndex, type StoredIndex } from './index-definition.js';

const ofItems: StoredIndex = { id: 1, name: 'items', key: { owner: 1, 'items.food': -1, _id: 1 }, multikey: true };
const ofTags: StoredIndex = { id: 2, name: 'tags', key: { tags: 1 }, multikey: true };
const ofRecipes: StoredIndex = { id: 3, name: 'recipes', key: { owner: 1, 'items.recipes.id': 1 }, multikey: true };

/** Without documents that have more than one value so far. */
const ofFewRecipes: StoredIndex = { id: 4, name: 'few recipes', key: ofRecipes.key };

const LONG = 'x'.repeat(500);
/** Few values, so that they repeat; some of them have the same key although their bytes differ. */
const scalar = fc.constantFrom(
  ...['apple', 'bread', `${LONG}1`, `${LONG}2`, '', null, undefined, true],
  ...[new Int32(1), new Double(1), Long.fromNumber(1), new Binary(Buffer.from([1])), { a: 1 }, ['apple']],
);
const item = fc.oneof(
  fc.record({ food: scalar, recipes: fc.array(fc.record({ id: scalar }), { maxLength: 2 }) }),
  scalar.filter((value) => !Array.isArray(value)),
);
const list = fc.array(item, { maxLength: 40 });
const document = fc.record({ _id: fc.constant(1), owner: fc.constantFrom('a', 'b', LONG), items: list, tags: list });

/** The document after some items were replaced, inserted and removed. */
const change = fc.record({
  at: fc.nat(40),
  removed: fc.nat(3),
  added: fc.array(item, { maxLength: 3 }),
  owner: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
});

const texts = ({ added, removed }: ChangedKeys) => ({
  added: added.map(({ bytes, exact }) => `${bytes.toString('hex')} ${exact}`).sort(),
  removed: removed.map(({ bytes }) => bytes.toString('hex')).sort(),
});

describe.each([ofItems, ofTags, ofRecipes, ofFewRecipes])('the changed keys of an index ($name)', (stored) => {
  const index = toIndex(stored);

  it('are the differences of all keys', () => {
    fc.assert(
      fc.property(document, change, (before, { at, removed, added, owner }) => {
        const now = { ...before, ...(owner && { owner }) };
        now.items = before.items.toSpliced(at, removed, ...added);
        now.tags = before.tags.toSpliced(at, removed, ...added);
        const [old, fresh] = [toValue(before), toValue(now)];

        expect(texts(changedKeys(index, old, fresh))).toEqual(
          texts(differences(keysOf(index, old), keysOf(index, fresh))),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

it('adds and removes nothing for a value that another item has, too', () => {
  const index = toIndex(ofItems);
  const foods = (...names: string[]) => toValue({ _id: 1, owner: 'a', items: names.map((food) => ({ food })) });

  expect(texts(changedKeys(index, foods('apple', 'bread'), foods('apple', 'bread', 'apple')))).toEqual({
    added: [],
    removed: [],
  });
  expect(changedKeys(index, foods('apple', 'bread', 'apple'), foods('apple', 'bread')).removed).toEqual([]);
  expect(changedKeys(index, foods('apple', 'bread'), foods('apple')).removed).toHaveLength(1);
});

it('are none for an item without values, although the index has no arrays so far', () => {
  const index = toIndex(ofFewRecipes);
  const list = (count: number) => toValue({ _id: 1, owner: 'a', items: Array(count).fill({ recipes: [] }) });

  expect(changedKeys(index, list(500), list(501))).toEqual({ added: [], removed: [], arrayPath: undefined });
});
