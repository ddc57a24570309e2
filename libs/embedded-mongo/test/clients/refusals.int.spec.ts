import type { Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.collection('c').insertMany([{ _id: 1 as never, a: 'x' }]);
});
afterAll(() => database.close());

type Case = [what: string, command: Document, code: number, codeName: string];

/** Commands that are rejected with the same code as in MongoDB. */
const asMongoDb: Case[] = [
  ['an unknown command', { fooBar: 1 }, 59, 'CommandNotFound'],
  ['an unknown field of find', { find: 'c', filters: {} }, 40415, 'IDLUnknownField'],
  [
    'an unknown field of an update',
    { update: 'c', updates: [{ q: {}, u: {}, uspert: true }] },
    40415,
    'IDLUnknownField',
  ],
  [
    'an unknown field of a deletion',
    { delete: 'c', deletes: [{ q: {}, limit: 1, sort: {} }] },
    40415,
    'IDLUnknownField',
  ],
  ['an unknown field of create', { create: 'd', cappped: true }, 40415, 'IDLUnknownField'],
  ['no statements', { insert: 'c', documents: [] }, 16, 'InvalidLength'],
  ['a hint that names no index', { find: 'c', hint: 'nope' }, 2, 'BadValue'],
  ['a hint of a key that no index has', { count: 'c', query: {}, hint: { a: 1 } }, 2, 'BadValue'],
  ['an unknown stage', { aggregate: 'c', pipeline: [{ $foo: {} }], cursor: {} }, 40324, 'Location40324'],
  [
    'an unknown stage after nothing',
    { aggregate: 'none', pipeline: [{ $foo: {} }], cursor: {} },
    40324,
    'Location40324',
  ],
  ['a pipeline without a cursor', { aggregate: 'c', pipeline: [] }, 9, 'FailedToParse'],
  ['an unknown expression', { find: 'none', filter: { $expr: { $foo: 1 } } }, 168, 'InvalidPipelineOperator'],
  ['an unknown variable', { find: 'none', filter: { $expr: { $eq: ['$a', '$$b'] } } }, 17276, 'Location17276'],
  ['an unknown operator', { find: 'c', filter: { a: { $foo: 1 } } }, 2, 'BadValue'],
  [
    'changing several by a sort',
    { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true, sort: { a: 1 } }] },
    9,
    'FailedToParse',
  ],
  [
    'array filters beside a pipeline',
    { update: 'c', updates: [{ q: {}, u: [], arrayFilters: [] }] },
    9,
    'FailedToParse',
  ],
  [
    'a stage that does not change a document',
    { update: 'c', updates: [{ q: {}, u: [{ $match: {} }] }] },
    72,
    'InvalidOptions',
  ],
  [
    'constants without a pipeline',
    { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, c: { b: 1 } }] },
    51198,
    'Location51198',
  ],
  ['a collation without a locale', { find: 'c', collation: { strength: 1 } }, 40414, 'IDLFailedToParse'],
  ['a collation of no language', { find: 'c', collation: { locale: 'kitchen' } }, 2, 'BadValue'],
  ['a collation of no strength', { find: 'c', collation: { locale: 'de', strength: 6 } }, 2, 'BadValue'],
  ['an unknown field of a collation', { find: 'c', collation: { locale: 'de', weak: 1 } }, 40415, 'IDLUnknownField'],
  ['collMod of what is not there', { collMod: 'none', index: { name: 'a', hidden: true } }, 26, 'NamespaceNotFound'],
  ['collMod of no index', { collMod: 'c', index: { name: 'a', hidden: true } }, 27, 'IndexNotFound'],
  ['collMod that changes nothing', { collMod: 'c', index: { name: '_id_' } }, 72, 'InvalidOptions'],
  ['hiding the index of ids', { collMod: 'c', index: { name: '_id_', hidden: true } }, 2, 'BadValue'],
  [
    'an unknown field of an index',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', uniqe: true }] },
    197,
    'InvalidIndexSpecificationOption',
  ],
  [
    'expiry by two fields',
    { createIndexes: 'c', indexes: [{ key: { a: 1, b: 1 }, name: 'a', expireAfterSeconds: 1 }] },
    67,
    'CannotCreateIndex',
  ],
  [
    'expiry by no number',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', expireAfterSeconds: 'x' }] },
    67,
    'CannotCreateIndex',
  ],
  [
    'writing out in the middle',
    { aggregate: 'c', pipeline: [{ $out: 'x' }, { $match: {} }], cursor: {} },
    40601,
    'Location40601',
  ],
  [
    'writing out inside of a facet',
    { aggregate: 'c', pipeline: [{ $facet: { a: [{ $out: 'x' }] } }], cursor: {} },
    40600,
    'Location40600',
  ],
  [
    'writing out inside of a union',
    { aggregate: 'c', pipeline: [{ $unionWith: { coll: 'c', pipeline: [{ $out: 'x' }] } }], cursor: {} },
    51047,
    'Location51047',
  ],
  [
    'merging on a field without a unique index',
    { aggregate: 'c', pipeline: [{ $merge: { into: 'x', on: 'a' } }], cursor: {} },
    51183,
    'Location51183',
  ],
  ['several servers', { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2, 'BadValue'],
  ['a snapshot', { find: 'c', readConcern: { level: 'snapshot' } }, 123, 'NotAReplicaSet'],
  ['an unknown guarantee', { find: 'c', readConcern: { level: 'certain' } }, 2, 'BadValue'],
  ['a numbered transaction', { insert: 'c', documents: [{}], txnNumber: 1 }, 20, 'IllegalOperation'],
  ['a parameter that does not exist', { getParameter: 1, fooBar: 1 }, 72, 'InvalidOptions'],
  [
    'bulk writes outside of admin',
    { bulkWrite: 1, ops: [{ insert: 0, document: {} }], nsInfo: [{ ns: 'a.b' }] },
    13,
    'Unauthorized',
  ],
];

/** Features of MongoDB that are rejected as not supported. */
const notOffered: [what: string, command: Document][] = [
  ['explaining an aggregation', { aggregate: 'c', pipeline: [], explain: true }],
  ['geographic queries', { find: 'c', filter: { a: { $near: [0, 0] } } }],
  ['bounds of an index', { find: 'c', min: { a: 1 }, hint: { a: 1 } }],
  ['keys instead of documents', { find: 'c', returnKey: true }],
  ['record ids', { find: 'c', showRecordId: true }],
  ['cursors that wait for more', { find: 'c', tailable: true }],
  [
    'indexes with a collation',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', collation: { locale: 'de' } }] },
  ],
  ['collections with a collation', { create: 'd', collation: { locale: 'de' } }],
  ['collations of strength 4', { find: 'c', collation: { locale: 'de', strength: 4 } }],
  [
    'grouping by a collation',
    { aggregate: 'c', pipeline: [{ $group: { _id: '$a' } }], cursor: {}, collation: { locale: 'de' } },
  ],
  ['membership by a collation', { find: 'c', filter: { $expr: { $in: ['x', ['X']] } }, collation: { locale: 'de' } }],
  ['validators', { collMod: 'c', validator: { a: 1 } }],
  ['making an index unique afterwards', { collMod: 'c', index: { name: '_id_', unique: true } }],
  ['following relations', { aggregate: 'c', pipeline: [{ $graphLookup: {} }], cursor: {} }],
  ['statistics of indexes', { aggregate: 'c', pipeline: [{ $indexStats: {} }], cursor: {} }],
  ['statistics of storage', { aggregate: 'c', pipeline: [{ $collStats: { storageStats: {} } }], cursor: {} }],
  ['running operations', { aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} }],
  ['ending sessions of others', { killSessions: [] }],
];

async function refusalOf(command: Document): Promise<Document> {
  const reply: Document = await database.db.command(command).catch((error: unknown) => error as Document);
  return (reply['writeErrors'] as Document[] | undefined)?.[0] ?? reply;
}

describe("rejected with MongoDB's code", () => {
  it.each(asMongoDb)('%s', async (_what, command, code, codeName) => {
    const refusal = await refusalOf(command);

    expect(refusal['code']).toBe(code);
    if (refusal['codeName'] !== undefined) expect(refusal['codeName']).toBe(codeName);
  });
});

describe('rejected as not supported', () => {
  it.each(notOffered)('%s', async (_what, command) => {
    if (process.env['TEST_REAL_MONGODB']) return;

    expect(await refusalOf(command)).toMatchObject({ code: 115, codeName: 'CommandNotSupported' });
  });
});

describe('accepted', () => {
  it.each<[what: string, command: Document]>([
    ['a comment', { find: 'c', comment: { by: 'test' } }],
    ['a time limit', { count: 'c', query: {}, maxTimeMS: 60_000 }],
    ['a majority of one', { insert: 'd', documents: [{}], writeConcern: { w: 'majority', j: true } }],
    ['the order of code points by name', { find: 'c', collation: { locale: 'simple' } }],
    [
      'the id index that comes along when a collection is restored',
      { create: 'restored', idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } },
    ],
    [
      'an index made in the background',
      { createIndexes: 'd', indexes: [{ key: { a: 1 }, name: 'a', background: true, v: 2 }] },
    ],
    ['one parameter', { getParameter: 1, featureCompatibilityVersion: 1 }],
  ])('%s', async (_what, command) => {
    await expect(database.db.command(command)).resolves.toMatchObject({ ok: 1 });
  });

  it('lists database names by a filter', async () => {
    const name = database.db.databaseName;

    const reply = await database.client.db('admin').command({ listDatabases: 1, filter: { name }, nameOnly: true });

    expect(reply['databases']).toEqual([{ name }]);
  });

  it('aborts a command after its time limit', async () => {
    const numbers = Array.from({ length: 4000 }, (_, n) => ({ n, list: Array.from({ length: 20 }, (_, i) => n + i) }));
    await database.db.collection('many').insertMany(numbers);
    const slow = { $expr: { $gt: [{ $sum: { $map: { input: '$list', in: { $multiply: ['$$this', 2] } } } }, 1e9] } };

    const count = database.db.collection('many').find(slow, { maxTimeMS: 1 }).toArray();

    await expect(count).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });

  it('accepts unacknowledged writes', async () => {
    const collection = database.collection();
    const silent = database.db.collection(collection.collectionName, { writeConcern: { w: 0 } });

    expect((await silent.insertOne({ n: 1 })).acknowledged).toBe(false);
    await silent.updateOne({ n: 1 }, { $unknown: 1 }).catch(() => undefined);

    while ((await collection.countDocuments()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await collection.countDocuments({ n: 1 })).toBe(1);
  });
});
