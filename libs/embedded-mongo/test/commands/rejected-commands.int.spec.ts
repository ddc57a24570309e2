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
  ['a write without statements', { insert: 'c', documents: [] }, 16, 'InvalidLength'],
  ['a hint that names no index', { find: 'c', hint: 'nope' }, 2, 'BadValue'],
  ['a hint of a key that no index has', { count: 'c', query: {}, hint: { a: 1 } }, 2, 'BadValue'],
  ['an unknown stage', { aggregate: 'c', pipeline: [{ $foo: {} }], cursor: {} }, 40324, 'Location40324'],
  [
    'an unknown stage for a collection that does not exist',
    { aggregate: 'none', pipeline: [{ $foo: {} }], cursor: {} },
    40324,
    'Location40324',
  ],
  ['a pipeline without a cursor', { aggregate: 'c', pipeline: [] }, 9, 'FailedToParse'],
  ['an unknown expression', { find: 'none', filter: { $expr: { $foo: 1 } } }, 168, 'InvalidPipelineOperator'],
  ['an unknown variable', { find: 'none', filter: { $expr: { $eq: ['$a', '$$b'] } } }, 17276, 'Location17276'],
  ['an unknown operator', { find: 'c', filter: { a: { $foo: 1 } } }, 2, 'BadValue'],
  [
    'an update of many documents with a sort',
    { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true, sort: { a: 1 } }] },
    9,
    'FailedToParse',
  ],
  ['array filters with a pipeline', { update: 'c', updates: [{ q: {}, u: [], arrayFilters: [] }] }, 9, 'FailedToParse'],
  [
    'a stage that is not allowed in an update',
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
  ['a collation with an unknown locale', { find: 'c', collation: { locale: 'kitchen' } }, 2, 'BadValue'],
  ['a collation with an invalid strength', { find: 'c', collation: { locale: 'de', strength: 6 } }, 2, 'BadValue'],
  ['an unknown field of a collation', { find: 'c', collation: { locale: 'de', weak: 1 } }, 40415, 'IDLUnknownField'],
  [
    'collMod of a collection that does not exist',
    { collMod: 'none', index: { name: 'a', hidden: true } },
    26,
    'NamespaceNotFound',
  ],
  [
    'collMod of an index that does not exist',
    { collMod: 'c', index: { name: 'a', hidden: true } },
    27,
    'IndexNotFound',
  ],
  ['collMod that changes nothing', { collMod: 'c', index: { name: '_id_' } }, 72, 'InvalidOptions'],
  ['hiding the index on `_id`', { collMod: 'c', index: { name: '_id_', hidden: true } }, 2, 'BadValue'],
  [
    'an unknown field of an index',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', uniqe: true }] },
    197,
    'InvalidIndexSpecificationOption',
  ],
  [
    'an expiry for an index on two fields',
    { createIndexes: 'c', indexes: [{ key: { a: 1, b: 1 }, name: 'a', expireAfterSeconds: 1 }] },
    67,
    'CannotCreateIndex',
  ],
  [
    'an expiry that is not a number',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', expireAfterSeconds: 'x' }] },
    67,
    'CannotCreateIndex',
  ],
  [
    '$out before another stage',
    { aggregate: 'c', pipeline: [{ $out: 'x' }, { $match: {} }], cursor: {} },
    40601,
    'Location40601',
  ],
  [
    '$out inside of $facet',
    { aggregate: 'c', pipeline: [{ $facet: { a: [{ $out: 'x' }] } }], cursor: {} },
    40600,
    'Location40600',
  ],
  [
    '$out inside of $unionWith',
    { aggregate: 'c', pipeline: [{ $unionWith: { coll: 'c', pipeline: [{ $out: 'x' }] } }], cursor: {} },
    51047,
    'Location51047',
  ],
  [
    '$merge on a field without a unique index',
    { aggregate: 'c', pipeline: [{ $merge: { into: 'x', on: 'a' } }], cursor: {} },
    51183,
    'Location51183',
  ],
  ['a write concern of several servers', { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2, 'BadValue'],
  ['the read concern snapshot', { find: 'c', readConcern: { level: 'snapshot' } }, 123, 'NotAReplicaSet'],
  ['an unknown read concern', { find: 'c', readConcern: { level: 'certain' } }, 2, 'BadValue'],
  ['a transaction number', { insert: 'c', documents: [{}], txnNumber: 1 }, 20, 'IllegalOperation'],
  ['a parameter that does not exist', { getParameter: 1, fooBar: 1 }, 72, 'InvalidOptions'],
  [
    'bulkWrite on another database than admin',
    { bulkWrite: 1, ops: [{ insert: 0, document: {} }], nsInfo: [{ ns: 'a.b' }] },
    13,
    'Unauthorized',
  ],
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
