import { MongoClient, type Collection, type Document } from 'mongodb';
import { checkDatabase } from '../../src/index.js';
import { join } from 'node:path';
import { cleanUp, makeFolder, removeFolder, startChild } from '../support/child.js';

type Row = Document & { _id: number };

/** The acknowledged writes. */
interface AcknowledgedWrites {
  readonly versions: Map<number, number>;
  readonly deleted: Set<number>;
  counter: number;
}

const ROUNDS = 3;
const WRITES_BEFORE_THE_END = 150;
const LARGE_BYTES = 256 * 1024;
/** As many as a log has when it is copied. */
const LARGE_WRITES_IN_LOG = 122;

let folder: string;
beforeAll(async () => (folder = await makeFolder()));
afterAll(() => removeFolder(folder));
afterAll(cleanUp);

it('has every acknowledged write, and consistent indexes, after being killed during many writes', async () => {
  const acknowledged: AcknowledgedWrites = { versions: new Map(), deleted: new Set(), counter: 0 };
  let next = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const child = await startChild(folder);
    const client = await new MongoClient(child.uri, { serverSelectionTimeoutMS: 500, retryWrites: false }).connect();
    const rows = client.db('d').collection<Row>('rows');
    await rows.createIndexes([{ key: { slug: 1 }, unique: true }, { key: { tags: 1, version: 1 } }]);
    let written = 0;
    const onWrite = () => {
      if (++written === WRITES_BEFORE_THE_END) child.process.kill('SIGKILL');
    };
    const writers = Array.from({ length: 8 }, (_, i) => writeUntilGone(i, rows, acknowledged, () => next++, onWrite));
    await Promise.all(writers);
    await child.exited;
    await client.close();
    await expectNothingLost(acknowledged);
  }
  const report = await checkDatabase(join(folder, 'data'));
  expect(report.problems).toEqual([]);
});

it('has every acknowledged write after being killed while the log of 32 MB is copied into the file', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const child = await startChild(folder);
    const client = await new MongoClient(child.uri, { serverSelectionTimeoutMS: 500, retryWrites: false }).connect();
    const rows = client.db('large').collection<Row>('rows');
    const [acknowledged, first] = [new Set<number>(), round * LARGE_WRITES_IN_LOG * 2];
    const write = async (_id: number): Promise<void> => {
      await rows.insertOne({ _id, text: 'x'.repeat(LARGE_BYTES) });
      if (acknowledged.add(_id).size === LARGE_WRITES_IN_LOG + round) child.process.kill('SIGKILL');
      await write(_id + 8);
    };
    await Promise.allSettled(Array.from({ length: 8 }, (_, writer) => write(first + writer)));
    await child.exited;
    await client.close();

    expect(await storedIds(acknowledged)).toEqual([...acknowledged].sort((a, b) => a - b));
  }
  const report = await checkDatabase(join(folder, 'data'));
  expect(report.problems).toEqual([]);
});

/** Those of the large rows that a restarted database has. */
async function storedIds(ids: Iterable<number>): Promise<number[]> {
  const child = await startChild(folder);
  const client = await new MongoClient(child.uri).connect();
  const rows = client.db('large').collection<Row>('rows');
  const stored = rows.find({ _id: { $in: [...ids] }, text: 'x'.repeat(LARGE_BYTES) }, { projection: { _id: 1 } });
  const existing = await stored.sort({ _id: 1 }).toArray();
  await client.close();
  await child.kill('SIGTERM');
  return existing.map(({ _id }) => _id);
}

/** Writes as one of many clients, until the database is killed; records the acknowledged writes. */
async function writeUntilGone(
  writer: number,
  rows: Collection<Row>,
  acknowledged: AcknowledgedWrites,
  nextId: () => number,
  onWrite: () => void,
): Promise<void> {
  const { versions, deleted } = acknowledged;
  try {
    for (;;) {
      const _id = nextId();
      if (writer === 0) {
        const ids = [_id, ...Array.from({ length: 30 }, nextId)];
        await rows.insertMany(ids.map(rowOf));
        for (const id of ids) versions.set(id, 1);
      } else if (writer === 1) {
        await rows.updateOne(
          { _id: -1 },
          { $inc: { counter: 1 }, $setOnInsert: { slug: 'counter' } },
          { upsert: true },
        );
        acknowledged.counter++;
      } else {
        await rows.insertOne(rowOf(_id));
        versions.set(_id, 1);
        if (_id % 3 === 0) {
          await rows.updateOne({ _id }, { $set: { version: 2, slug: `S${_id}` }, $push: { tags: 'new' } } as Document);
          versions.set(_id, 2);
        }
        if (_id % 7 === 0) {
          versions.delete(_id);
          await rows.deleteOne({ _id });
          deleted.add(_id);
        }
      }
      onWrite();
    }
  } catch {
    // The database was killed, as intended; pending writes may or may not be stored.
  }
}

function rowOf(_id: number): Row {
  return { _id, version: 1, slug: `s${_id}`, tags: [`t${_id % 5}`, `u${_id % 11}`], text: 'x'.repeat(2000) };
}

async function expectNothingLost({ versions, deleted, counter }: AcknowledgedWrites): Promise<void> {
  const child = await startChild(folder);
  const client = await new MongoClient(child.uri).connect();
  const rows = client.db('d').collection<Row>('rows');
  const stored = new Map((await rows.find({}).toArray()).map((row) => [row._id, row]));
  const lost = [...versions].filter(([id, version]) => Number(stored.get(id)?.['version'] ?? 0) < version);
  const restored = [...deleted].filter((id) => stored.has(id));
  const bySlug = await rows
    .find({ slug: { $gte: '' } })
    .hint({ slug: 1 })
    .toArray();
  await client.close();
  await child.kill('SIGTERM');
  expect({ lost, restored }).toEqual({ lost: [], restored: [] });
  expect(Number(stored.get(-1)?.['counter'] ?? 0)).toBeGreaterThanOrEqual(counter);
  expect(bySlug).toHaveLength(stored.size);
}
