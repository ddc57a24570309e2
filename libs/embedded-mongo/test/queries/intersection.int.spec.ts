import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { openTestDatabase, type AnyDocument, type TestDatabase } from '../support/database.js';

// An intersection of indexes must return the same documents in the same order as a scan of the collection.

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const LISTS = ['tags', 'categories'] as const;
const item = fc.constantFrom('a', 'b', 'c', 'd', 'x'.repeat(410), null);
const items = fc.array(item, { maxLength: 4 });
const recipe = fc.record({
  group: fc.constantFrom('g', 'g', 'g', 'h'),
  tags: fc.oneof({ weight: 9, arbitrary: items }, { weight: 1, arbitrary: item }),
  categories: items,
  home: fc.constantFrom('1', '2', '3'),
  owner: fc.constantFrom('ana', 'ben'),
  name: fc.integer({ min: 0, max: 400 }).map((n) => `name ${n}`),
  date: fc.integer({ min: 0, max: 50 }).map((n) => new Date(n * 1e9)),
});

const conditions = fc.oneof(
  { weight: 3, arbitrary: fc.array(item, { minLength: 1, maxLength: 3 }).map(($all) => ({ $all })) },
  { weight: 2, arbitrary: fc.array(item, { maxLength: 3 }).map(($in) => ({ $in })) },
  { weight: 1, arbitrary: item },
);
const filter = fc
  .record(
    {
      tags: conditions,
      categories: conditions,
      home: fc.oneof(
        fc.constantFrom('1', '2'),
        fc.subarray(['1', '2', '3']).map(($in) => ({ $in })),
      ),
      $and: fc.array(conditions, { minLength: 1, maxLength: 2 }).map((all) => all.map((tags) => ({ tags }))),
      owner: fc.constantFrom('ana', 'ben'),
      group: fc.constantFrom('g', 'h'),
      $or: fc.constant([{ home: '1' }, { name: { $gt: 'name 2' } }]),
      date: fc.constantFrom({ $gt: new Date(1e10) }, { $gte: new Date(0) }),
    },
    { requiredKeys: [] },
  )
  .map((rest): Document => ({ group: 'g', ...rest }));
const sort = fc.constantFrom<Record<string, 1 | -1>>(
  { name: 1, _id: 1 },
  { name: -1, _id: -1 },
  { date: 1, _id: 1 },
  { date: -1, _id: -1 },
  { home: 1, _id: 1 },
);
const page = fc.record({ skip: fc.constantFrom(0, 3, 40, 520, 700), limit: fc.constantFrom(0, 1, 10) });

async function twins(): Promise<[Collection<AnyDocument>, Collection<AnyDocument>]> {
  const recipes = fc.sample(recipe, { numRuns: 1500, seed: 21 }).map((one, _id) => ({ ...one, _id }));
  const [plain, indexed] = [database.collection(), database.collection()];
  for (const key of [...LISTS, 'home']) await indexed.createIndex({ group: 1, [key]: 1, name: 1, _id: 1 });
  for (const key of ['name', 'date']) await indexed.createIndex({ group: 1, [key]: 1, _id: 1 });
  await indexed.createIndex({ owner: 1 });
  for (const collection of [plain, indexed]) await collection.insertMany(recipes);
  return [plain, indexed];
}

const idsOf = async (
  collection: Collection<AnyDocument>,
  query: Document,
  by: Record<string, 1 | -1>,
  options: Document,
) => (await collection.find(query, options).sort(by).toArray()).map(({ _id }) => _id);

it('returns the same documents in the same order, and the same count', async () => {
  const [plain, indexed] = await twins();
  await fc.assert(
    fc.asyncProperty(filter, sort, page, async (query, by, options) => {
      const expected = await idsOf(plain, query, by, options);
      expect(await idsOf(indexed, query, by, options)).toEqual(expected);
      expect(await indexed.countDocuments(query)).toBe(await plain.countDocuments(query));
      expect(new Set(await idsOf(indexed, query, {}, {}))).toEqual(new Set(await idsOf(plain, query, {}, {})));
    }),
    { numRuns: 200, seed: 23 },
  );
});

it('returns a document once although an index contains it several times', async () => {
  const [plain, indexed] = await twins();
  const query = { group: 'h', owner: 'ana' };
  const expected = await idsOf(plain, query, { _id: 1 }, {});

  expect(await indexed.countDocuments(query)).toBe(expected.length);
  expect(await idsOf(indexed, query, { _id: 1 }, {})).toEqual(expected);
});

it('is correct during inserts, updates and deletions', async () => {
  const [plain, indexed] = await twins();
  const id = fc.integer({ min: 0, max: 1600 });
  const change = fc.oneof(
    fc.tuple(id, recipe).map(
      ([_id, one]) =>
        (c: Collection<AnyDocument>) =>
          c.replaceOne({ _id }, one, { upsert: true }),
    ),
    id.map((_id) => (c: Collection<AnyDocument>) => c.deleteOne({ _id })),
    fc.tuple(item, item).map(([tags, tag]) => (c: Collection<AnyDocument>) => {
      return c.updateMany({ group: 'g', tags, _id: { $lt: 200 } }, { $addToSet: { categories: tag } });
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 3 }), filter, sort, page, async (changes, query, by, options) => {
      for (const make of changes) for (const collection of [plain, indexed]) await make(collection);
      expect(await idsOf(indexed, query, by, options)).toEqual(await idsOf(plain, query, by, options));
      expect(await indexed.countDocuments(query)).toBe(await plain.countDocuments(query));
    }),
    { numRuns: 120, seed: 29 },
  );
});

it('returns no document that does not match any more, during concurrent writes', async () => {
  const [, indexed] = await twins();
  const query = { group: 'g', tags: { $all: ['a', 'b'] } };
  const writes = Array.from({ length: 300 }, (_, _id) =>
    indexed.updateOne({ _id }, { $set: { tags: _id % 2 ? ['a', 'b'] : ['a'] } }),
  );
  const reads = Array.from({ length: 40 }, () => indexed.find(query).sort({ name: 1, _id: 1 }).toArray());

  for (const result of await Promise.all(reads)) {
    const isWanted = ({ tags }: AnyDocument) => Array.isArray(tags) && tags.includes('a') && tags.includes('b');
    expect(result.every(isWanted)).toBe(true);
  }
  await Promise.all(writes);
  const rows = await indexed.find({ group: 'g' }).toArray();
  const expected = rows.filter(({ tags }) => Array.isArray(tags) && tags.includes('a') && tags.includes('b'));
  expect(await indexed.countDocuments(query)).toBe(expected.length);
});
