import { BSON, Int32, type Document, type UpdateOptions } from 'mongodb';
import { openTestDatabase, type AnyDocument, type TestDatabase } from './database.js';

/** A filter, the documents, and the ids that it matches. */
export type QueryCase = [title: string, documents: AnyDocument[], filter: Document, ids: number[]];

/** A document, the filter, the update, and the result (or the error's code). */
export type UpdateCase = [
  title: string,
  before: AnyDocument,
  filter: Document,
  update: Document,
  after: Document | number,
  options?: UpdateOptions,
];

/** The documents, the pipeline, and its result. */
export type PipelineCase = [title: string, documents: AnyDocument[], pipeline: Document[], result: Document[]];

/** Every case must have the same result with an index on its field. */
export function checkQueries(title: string, cases: QueryCase[]): void {
  describe(title, () => {
    const database = ownDatabase();
    const idsOf = async (documents: AnyDocument[], filter: Document, index?: Document): Promise<unknown[]> => {
      const collection = database().collection();
      await collection.insertMany(documents);
      if (index) await collection.createIndex(index);
      const matches = await collection.find(filter).toArray();
      return matches.map((document) => document._id).sort((a, b) => Number(a) - Number(b));
    };

    it.each(cases)('%s', async (_title, documents, filter, ids) => {
      const path = Object.keys(filter).find((name) => !name.startsWith('$'));
      expect(await idsOf(documents, filter)).toEqual(ids);
      if (path) expect(await idsOf(documents, filter, { [path]: 1 })).toEqual(ids);
      if (path) expect(await idsOf(documents, filter, { [path]: -1 })).toEqual(ids);
    });
  });
}

/** Applies each update to its document and compares the result, including the types of numbers. */
export function checkUpdates(title: string, cases: UpdateCase[]): void {
  describe(title, () => {
    const database = ownDatabase();

    it.each(cases)('%s', async (...[, before, filter, update, after, options]: UpdateCase) => {
      const collection = database().collection();
      await collection.insertOne(before);
      const updated = collection.updateOne(filter, update, options);

      if (typeof after === 'number') return expect(updated).rejects.toMatchObject({ code: after });
      await updated;
      const document = await database().exact.collection(collection.collectionName).findOne({});
      expect(exactly(document)).toBe(exactly(typed(after)));
    });
  });
}

/** Runs each pipeline on its documents and compares the result. */
export function checkPipelines(title: string, cases: PipelineCase[]): void {
  describe(title, () => {
    const database = ownDatabase();

    it.each(cases)('%s', async (_title, documents, pipeline, result) => {
      const collection = database().collection();
      await collection.insertMany(documents);

      const actual = await collection.aggregate(pipeline).toArray();

      expect(BSON.EJSON.stringify(actual)).toBe(BSON.EJSON.stringify(result));
    });
  });
}

/** A database for the tests of a `describe`. */
function ownDatabase(): () => TestDatabase {
  let database: TestDatabase;
  beforeAll(async () => (database = await openTestDatabase()));
  afterAll(() => database.close());
  return () => database;
}

/** A value as text, in which numbers of different types differ. */
export const exactly = (value: unknown) => BSON.EJSON.stringify(value, { relaxed: false });

/** An expected value in which plain numbers are ints, as the driver stores them. */
export function typed(value: unknown): unknown {
  if (typeof value === 'number') return new Int32(value);
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typed(inner)]));
}
