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

  it('are kept when they are renamed to their own name', async () => {
    const { client, db } = database;
    await db.collection('same-name').insertOne({ a: 1 });
    const name = `${db.databaseName}.same-name`;
    const rename = client.db('admin').command({ renameCollection: name, to: name, dropTarget: true });

    await expect(rename).rejects.toMatchObject({ code: 20 });
    expect(await db.collection('same-name').countDocuments()).toBe(1);
  });

  it.each(['nodot', ''])('cannot be renamed to the namespace %j', async (to) => {
    const { client, db } = database;
    await db.collection('kept').updateOne({ a: 1 }, { $set: { a: 1 } }, { upsert: true });
    const rename = client.db('admin').command({ renameCollection: `${db.databaseName}.kept`, to });

    await expect(rename).rejects.toMatchObject({ code: 73 });
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
