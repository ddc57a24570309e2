import { statSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { dedicatedDatabase, SmallDisk, waitUntil, type DedicatedServer } from '@larder/testing';

interface Doc {
  _id: number;
  text?: string;
}

const FULL = { code: 14_031 };
const ESSENTIAL = { comment: 'essential' } as const;
/** The length of the log, which is extended in the background after the start. */
const LOG_BYTES = 16 * 1024 * 1024;
const TEXT = 'x'.repeat(4_000);

const disk = SmallDisk.mount(128);

describe('a database on a full disk', () => {
  let database: DedicatedServer;
  let client: MongoClient;
  let docs: Collection<Doc>;
  let next = 1_000;

  beforeAll(async () => {
    const folder = disk.folder;
    database = await dedicatedDatabase(folder);
    await database.start();
    client = await MongoClient.connect(database.address);
    docs = client.db('full').collection<Doc>('docs');
    await docs.insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id, text: TEXT })));
    await waitUntil(() => statSync(join(folder, 'database/larder.sqlite-wal')).size >= LOG_BYTES);
  });
  afterAll(async () => {
    await client.close();
    await database.kill();
    disk.unmount();
  });
  beforeEach(async () => {
    disk.fill();
    await waitUntil(() => isRefused(docs.insertOne({ _id: (next += 1), text: TEXT })));
    disk.fill(); // fills the space of the deleted reserve
  });
  afterEach(async () => {
    disk.empty();
    await waitUntil(async () => !(await isRefused(docs.insertOne({ _id: (next += 1), text: TEXT }))));
    await docs.deleteMany({ _id: { $gte: 1_000 } });
  });

  it('rejects writes that grow the data, as MongoDB does, and changes nothing', async () => {
    await expect(docs.insertOne({ _id: 501, text: TEXT })).rejects.toMatchObject(FULL);
    await expect(docs.updateOne({ _id: 1 }, { $set: { text: `${TEXT}y` } })).rejects.toMatchObject(FULL);
    await expect(docs.findOneAndUpdate({ _id: 502 }, { $set: { text: 'y' } }, { upsert: true })).rejects.toMatchObject(
      FULL,
    );
    await expect(docs.createIndex({ text: 1 })).rejects.toMatchObject(FULL);
    expect(await docs.countDocuments({ _id: { $lt: 1_000 } })).toBe(500);
    expect(await docs.findOne({ _id: 1 })).toEqual({ _id: 1, text: TEXT });
  });

  it('reads, deletes, shrinks documents, and accepts essential writes', async () => {
    await docs.deleteMany({ _id: { $gte: 400 } });
    await docs.updateMany({ _id: { $lt: 100 } }, { $set: { text: 'short' } });
    for (let _id = 600; _id < 700; _id += 1) await docs.insertOne({ _id, text: 'session' }, ESSENTIAL);
    const counts = ['session', 'short', TEXT].map((text) => docs.countDocuments({ text }));
    expect(await Promise.all(counts)).toEqual([100, 100, 300]);
    await docs.deleteMany({ text: 'session' });
  });

  it('is consistent after it was killed and restarted on the full disk', async () => {
    await docs.deleteMany({ _id: { $gte: 300 } });
    await docs.insertOne({ _id: 800, text: 'session' }, ESSENTIAL);
    await database.kill();
    await database.start();
    expect(await docs.countDocuments()).toBe(301);
    await docs.insertOne({ _id: 801, text: 'session' }, ESSENTIAL);
    expect(await client.db('admin').command({ larderCheck: 1 })).toMatchObject({ problems: [] });
  });
});

async function isRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if ((error as { code?: number }).code !== FULL.code) throw error;
    return true;
  }
}
