import { MongoClient, type Document } from 'mongodb';
import { startOwn, type OwnDatabase } from '../support/database.js';

// Not the server of TEST_MONGODB_URI, which may be a MongoDB that supports all of this.
let own: OwnDatabase;
let client: MongoClient;
beforeAll(async () => {
  own = await startOwn();
  client = await new MongoClient(own.server.uri).connect();
  await client.db('d').collection('c').insertOne({ a: 'x' });
});
afterAll(async () => {
  await client.close();
  await own.stop();
});

/** Features of MongoDB that are rejected as not supported. */
const unsupported: [what: string, command: Document][] = [
  ['text search', { find: 'c', filter: { $text: { $search: 'x' } } }],
  ['scripts', { find: 'c', filter: { $where: 'true' } }],
  ['text indexes', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }],
  ['wildcard indexes', { createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }],
  ['capped collections', { create: 'capped', capped: true, size: 1000 }],
  ['views', { create: 'view', viewOn: 'c', pipeline: [] }],
  ['explain', { explain: { find: 'c' } }],
  ['explain of an aggregation', { aggregate: 'c', pipeline: [], explain: true }],
  ['geospatial queries', { find: 'c', filter: { a: { $near: [0, 0] } } }],
  ['min and max of an index', { find: 'c', min: { a: 1 }, hint: { a: 1 } }],
  ['returnKey', { find: 'c', returnKey: true }],
  ['showRecordId', { find: 'c', showRecordId: true }],
  ['tailable cursors', { find: 'c', tailable: true }],
  [
    'indexes with a collation',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', collation: { locale: 'de' } }] },
  ],
  ['collections with a collation', { create: 'd', collation: { locale: 'de' } }],
  ['collations of strength 4', { find: 'c', collation: { locale: 'de', strength: 4 } }],
  [
    '$group with a collation',
    { aggregate: 'c', pipeline: [{ $group: { _id: '$a' } }], cursor: {}, collation: { locale: 'de' } },
  ],
  [
    '$in expressions with a collation',
    { find: 'c', filter: { $expr: { $in: ['x', ['X']] } }, collation: { locale: 'de' } },
  ],
  ['validators', { collMod: 'c', validator: { a: 1 } }],
  ['making an index unique afterwards', { collMod: 'c', index: { name: '_id_', unique: true } }],
  ['$graphLookup', { aggregate: 'c', pipeline: [{ $graphLookup: {} }], cursor: {} }],
  ['$indexStats', { aggregate: 'c', pipeline: [{ $indexStats: {} }], cursor: {} }],
  [
    'storage statistics of a collection',
    { aggregate: 'c', pipeline: [{ $collStats: { storageStats: {} } }], cursor: {} },
  ],
  ['$currentOp', { aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} }],
  ['killSessions', { killSessions: [] }],
];

it.each(unsupported)('rejects %s as not supported', async (_what, command) => {
  await expect(client.db('d').command(command)).rejects.toMatchObject({ code: 115, codeName: 'CommandNotSupported' });
});

it('rejects transactions', async () => {
  const session = client.startSession();
  const write = session.withTransaction(() => client.db('d').collection('c').insertOne({}, { session }));

  await expect(write).rejects.toThrow(/retryable writes|replica set/);
  await session.endSession();
});
