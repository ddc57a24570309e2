import fc from 'fast-check';
import { Decimal128, Double, Long, ObjectId, type Collection, type Document, type Sort } from 'mongodb';
import { openTestDatabase, type AnyDocument, type TestDatabase } from '../support/database.js';

// Random queries must return the same documents with indexes as without.

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const texts = ['', 'a', 'ab', 'abc', 'b', 'B', 'ä', 'a\0b', 'é😀', 'a'.repeat(450), `${'a'.repeat(450)}x`, 'ab-c'];
const ids = [1, 2, 3].map((n) => new ObjectId(String(n).padStart(24, 'a')));
const scalar = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -2, max: 3 }),
  fc.integer({ min: -4, max: 4 }).map((n) => new Double(n / 2)),
  fc.constantFrom(...texts),
  fc.constantFrom(...texts),
  fc.constantFrom(...ids),
  fc.integer({ min: -1, max: 2 }).map((n) => new Date(n * 1e10)),
  fc.boolean(),
  fc.integer({ min: -3, max: 3 }).map((n) => Decimal128.fromString(String(n / 2))),
  fc.integer({ min: 0, max: 4 }).map((n) => Long.fromString(`9007199254740${990 + n}`)),
);
const object = fc.record({ x: scalar, y: scalar }, { requiredKeys: ['x'] });
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: object },
  { weight: 1, arbitrary: fc.array(object, { maxLength: 2 }) },
);
const document = fc
  .record({ a: value, b: value, c: scalar, s: fc.constantFrom(...texts) }, { requiredKeys: [] })
  .filter(({ a, b }) => !(Array.isArray(a) && Array.isArray(b)));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const condition = fc.oneof(
  scalar.map((v) => ({ $gt: v })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })),
  scalar.map((v) => ({ $lte: v })),
  fc.array(scalar, { maxLength: 3 }).map((list) => ({ $in: list })),
  scalar.map((v) => ({ $ne: v })),
  fc.boolean().map((is) => ({ $exists: is })),
  fc.constantFrom(...texts.slice(0, 8)).map((text) => ({ $regex: `^${escaped(text)}` })),
  fc.constantFrom(...texts.slice(0, 8)).map((text) => ({ $regex: escaped(text), $options: 'i' })),
  fc.array(scalar, { maxLength: 2 }).map((list) => ({ $nin: list })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $elemMatch: { $gt: low, $lte: high } })),
  scalar.map((x) => ({ $elemMatch: { x } })),
  scalar.map((v) => ({ $not: { $gt: v } })),
  value,
);
const path = fc.constantFrom('a', 'b', 'c', 's', 'a.x', 'b.x', 'a.0', '_id');
const conditions = fc.dictionary(path, condition, { minKeys: 1, maxKeys: 3 });
const filter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 5, arbitrary: conditions },
  { weight: 1, arbitrary: fc.tuple(conditions, conditions).map((branches) => ({ $or: branches })) },
  { weight: 1, arbitrary: fc.tuple(conditions, conditions).map((branches) => ({ $and: branches })) },
  { weight: 1, arbitrary: fc.constant({}) },
);
const direction = fc.constantFrom<1 | -1>(1, -1);
const sort = fc.oneof(
  fc.dictionary(fc.constantFrom('a', 'b', 'c', 's', 'a.x'), direction, { minKeys: 1, maxKeys: 2 }),
  fc.constant({}),
);
const page = fc.record({ skip: fc.integer({ min: 0, max: 8 }), limit: fc.integer({ min: 0, max: 20 }) });

const INDEXES: Document[] = [
  { a: 1 },
  { c: -1 },
  { s: 1, c: 1 },
  { c: 1, s: -1 },
  { 'a.x': 1 },
  { 'b.x': -1, s: 1 },
  { b: 1, c: -1 },
  { s: -1 },
];

async function twins(): Promise<[Collection<AnyDocument>, Collection<AnyDocument>]> {
  const documents = fc.sample(document, { numRuns: 250, seed: 7 }).map((one, i) => ({ ...one, _id: i }));
  const [plain, indexed] = [database.collection(), database.collection()];
  await plain.insertMany(documents);
  await indexed.insertMany(documents);
  for (const key of INDEXES) await indexed.createIndex(key);
  await indexed.createIndex({ c: 1, a: 1 }, { sparse: true, name: 'sparse' });
  await indexed.createIndex({ s: 1 }, { partialFilterExpression: { c: { $gt: 0 } }, name: 'partial' });
  return [plain, indexed];
}

it('returns the same with indexes as without', async () => {
  const [plain, indexed] = await twins();
  const ask = async (collection: Collection<AnyDocument>, query: Document, by: Sort, options: Document) => {
    const documents = await collection
      .find(query, options)
      .sort({ ...(by as object), _id: 1 })
      .toArray();
    return documents.map((one) => one._id);
  };

  await fc.assert(
    fc.asyncProperty(filter, sort, page, async (query, by, options) => {
      const hinted = { ...options, hint: { $natural: 1 } };
      expect(await ask(indexed, query, by, options)).toEqual(await ask(plain, query, by, hinted));
      expect(await indexed.countDocuments(query)).toBe((await ask(plain, query, {}, {})).length);
    }),
    { numRuns: 300, seed: 11 },
  );
});

it('maintains indexes through any changes', async () => {
  const [plain, indexed] = await twins();
  const field = fc.constantFrom('a', 'b', 'c', 's', 'a.x');
  const change: fc.Arbitrary<Document> = fc.oneof(
    fc.tuple(field, value).map(([name, v]) => ({ $set: { [name]: v } })),
    field.map((name) => ({ $unset: { [name]: 1 } })),
    fc.tuple(fc.constantFrom('a', 'b'), scalar).map(([name, v]) => ({ $push: { [name]: v } })),
    fc.tuple(fc.constantFrom('a', 'b'), scalar).map(([name, v]) => ({ $pull: { [name]: v } })),
    fc.constant({ $inc: { c: 1 } }),
  );

  await fc.assert(
    fc.asyncProperty(filter, change, fc.boolean(), async (query, update, isMulti) => {
      const order = { sort: { _id: 1 } } as const;
      const one = (collection: Collection<AnyDocument>) => collection.findOneAndUpdate(query, update, order);
      const all = (collection: Collection<AnyDocument>) =>
        collection.updateMany({ ...query, _id: { $lt: 40 } }, update);
      const outcomes = await Promise.allSettled([plain, indexed].map((each) => (isMulti ? all(each) : one(each))));
      // An index rejects two arrays, which the collection without indexes does not.
      if (outcomes.some((outcome) => outcome.status === 'rejected')) await copyAll(indexed, plain);
    }),
    { numRuns: 120, seed: 13 },
  );

  const remaining = await plain.find({}).sort({ _id: 1 }).toArray();
  expect(await indexed.find({}).sort({ _id: 1 }).toArray()).toEqual(remaining);
  for (const { _id, c, s } of remaining) {
    expect(await indexed.countDocuments({ _id, c: c as unknown, s: s as unknown })).toBe(1);
  }
});

/** Makes both collections equal again. */
async function copyAll(from: Collection<AnyDocument>, to: Collection<AnyDocument>): Promise<void> {
  const documents = await from.find({}).toArray();
  await to.deleteMany({});
  await to.insertMany(documents);
}
