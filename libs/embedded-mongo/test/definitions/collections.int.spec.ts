import type { Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe('collections', () => {
  it('are created, listed, renamed and dropped', async () => {
    const { db } = database;
    await db.createCollection('made');
    await db.collection('written').insertOne({ a: 1 });
    await db.renameCollection('written', 'renamed');
    const names = async () =>
      (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();

    expect(await names()).toEqual(expect.arrayContaining(['made', 'renamed']));
    expect(await db.collection('renamed').countDocuments()).toBe(1);
    await expect(db.createCollection('made')).rejects.toMatchObject({ code: 48 });
    await db.collection('made').drop();

    expect(await names()).not.toContain('made');
  });

  it('are empty after being dropped', async () => {
    const collection = database.collection();
    await collection.insertMany([{ _id: 1 }, { _id: 2 }]);
    await collection.createIndex({ a: 1 });
    await collection.drop();

    await collection.insertOne({ _id: 1 });

    expect(await collection.find({}).toArray()).toEqual([{ _id: 1 }]);
    expect(await collection.indexes()).toHaveLength(1);
  });

  it.each(['', '$x', 'a\0b'])('cannot be named %j', async (name) => {
    await expect(database.db.command({ create: name })).rejects.toMatchObject({ code: 73 });
  });

  it('belong to their database', async () => {
    const other = database.client.db(`${database.db.databaseName}-other`);
    await other.collection('same').insertOne({ n: 1 });

    expect(await database.db.collection('same').countDocuments()).toBe(0);
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });
});

describe('features that are not supported', () => {
  it.each<[string, Document, number]>([
    ['text search', { find: 'c', filter: { $text: { $search: 'x' } } }, 115],
    ['scripts', { find: 'c', filter: { $where: 'true' } }, 115],
    ['text indexes', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 115],
    ['wildcard indexes', { createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }, 115],
    ['capped collections', { create: 'capped', capped: true, size: 1000 }, 115],
    ['views', { create: 'view', viewOn: 'c', pipeline: [] }, 115],
    ['explaining', { explain: { find: 'c' } }, 115],
    ['unknown commands', { fooBar: 1 }, 59],
  ])('are rejected by name: %s', async (_what, command, code) => {
    if (process.env['TEST_REAL_MONGODB']) return;
    await database.db.collection('c').insertOne({});

    const reply = await database.db.command(command).catch((error: unknown) => error);

    const refused = reply as { code?: number; writeErrors?: { code: number }[] };
    expect(refused.code ?? refused.writeErrors?.[0]?.code).toBe(code);
  });

  it('are rejected by name: transactions', async () => {
    const session = database.client.startSession();
    const work = session.withTransaction(() => database.collection().insertOne({ a: 1 }, { session }));

    await expect(work).rejects.toThrow(/retryable writes|replica set/);
    await session.endSession();
  });
});

describe('serverStatus', () => {
  const finds = async () => {
    const { metrics } = await database.db.admin().serverStatus();
    return (metrics as { commands: Record<string, { total: number } | undefined> }).commands['find']?.total ?? 0;
  };

  it('counts commands as MongoDB does', async () => {
    const before = await finds();

    await database.collection().findOne({});
    await database.collection().find({}).toArray();

    // Other tests may use the server at the same time.
    expect(await finds()).toBeGreaterThanOrEqual(before + 2);
  });

  it('counts no unknown commands', async () => {
    await database.db.command({ fooBar: 1 }).catch(() => undefined);

    const { metrics } = (await database.db.admin().serverStatus()) as { metrics: { commands: object } };

    expect(metrics.commands).not.toHaveProperty('fooBar');
  });
});
