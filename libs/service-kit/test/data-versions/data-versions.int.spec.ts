import { startTestService, waitUntil, type TestService } from '@larder/testing';
import type { Connection } from 'mongoose';
import { CONNECTION, dataVersionsMessage, Log, newId, type RunningService } from '../../src/index.js';
import { DATA_VERSIONS } from '../../src/data-versions/version-documents.js';
import { VersionReader } from '../../src/data-versions/version-reader.js';
import { WHOLE_SITE } from '../../src/write-tracking/write-scope.js';
import { kitchenService } from '../fixtures/kitchen.js';

const message = dataVersionsMessage(kitchenService.name);
const CRASHED_MS = 120_000;
/** Longer than any test. */
const CACHED_MS = 3_600_000;

interface Soup {
  _id: string;
  groupId: string;
  stirs: number;
}

/** Each replica has its own connection, so that each answers for the writes of the other. */
const soupsOf = (replica: Pick<RunningService, 'get'>) => replica.get<Connection>(CONNECTION).collection<Soup>('soups');

describe('the version of the data of two replicas', () => {
  let kitchen: TestService;
  let replicas: Pick<RunningService, 'get'>[];
  beforeAll(async () => {
    kitchen = await startTestService({ ...kitchenService, versions: { cachedMs: { stews: CACHED_MS } } });
    replicas = [kitchen, await kitchen.replica()];
  });
  afterAll(() => kitchen.stop());

  const read = async (...groupIds: string[]) => (await kitchen.as(null).request(message, { groupIds })).versions;
  const stable = async (groupId: string) => waitUntil(async () => (await read(groupId))[0], { withinMs: 30_000 });
  const versions = () => kitchen.get<Connection>(CONNECTION).collection<{ _id: string }>(DATA_VERSIONS);

  /** A group with a document. */
  async function aGroup(): Promise<string> {
    const groupId = newId();
    await soupsOf(kitchen).insertOne({ _id: groupId, groupId, stirs: 0 });
    return groupId;
  }
  const stir = async (groupId: string, at = 0) =>
    soupsOf(replicas[at] ?? kitchen).updateOne({ _id: groupId, groupId }, { $inc: { stirs: 1 } });

  it('is absent after a write, whichever replica is asked, and another one later', async () => {
    const group = await aGroup();
    const before = await stable(group);
    for (const at of [0, 1]) {
      await stir(group, at);
      const replies = await Promise.all(Array.from({ length: 10 }, () => read(group)));
      expect(new Set(replies.flat())).toEqual(new Set([null]));
    }

    expect(await stable(group)).not.toBe(before);
  });

  it('stays the same for another group, and after writes without effect', async () => {
    const [ours, theirs] = [await aGroup(), await aGroup()];
    const before = [await stable(ours), await stable(theirs)];
    await stir(ours);
    await soupsOf(kitchen).updateOne({ groupId: theirs, stirs: 99 }, { $inc: { stirs: 1 } });

    expect([(await stable(theirs)) === before[1], (await stable(ours)) === before[0]]).toEqual([true, false]);
  });

  it('changes for every group after a write that names none', async () => {
    const group = await aGroup();
    const before = await stable(group);
    await soupsOf(kitchen).updateOne({ _id: group }, { $inc: { stirs: 1 } });

    expect(await read(group)).toEqual([null]);
    expect(await stable(group)).not.toBe(before);
  });

  it('is absent as long as another replica may have an earlier state of a document in its memory', async () => {
    const [changed, added, later] = [await aGroup(), await aGroup(), await aGroup()];
    const stews = kitchen.get<Connection>(CONNECTION).collection<Soup>('stews');
    for (const groupId of [changed, added]) await stews.insertOne({ _id: groupId, groupId, stirs: 0 });
    await stable(changed);
    await stews.updateOne({ _id: changed, groupId: changed }, { $inc: { stirs: 1 } });
    await stir(later);

    await stable(later);
    await stable(added);
    expect(await read(changed)).toEqual([null]);
  });

  it('is answered for several groups in their order', async () => {
    const [quiet, busy] = [await aGroup(), await aGroup()];
    const version = await stable(quiet);
    await stable(busy);
    await stir(busy);

    expect(await read(busy, quiet, busy)).toEqual([null, version, null]);
  });

  it('is absent while the process that began a write has crashed, and then another one', async () => {
    const group = await aGroup();
    const before = await stable(group);
    await versions().updateOne({ _id: group }, { $set: { 'holds.crashed': new Date() } });
    let now = 0;
    const reader = new VersionReader(kitchen.get(CONNECTION), kitchen.get(Log), () => now);

    expect(await reader.read([group])).toEqual([null]);
    now = CRASHED_MS - 1;
    expect(await reader.read([group])).toEqual([null]);
    now = CRASHED_MS;
    await reader.read([group]);
    expect(await waitUntil(async () => (await reader.read([group]))[0])).not.toBe(before);
  });

  it('is absent while a replica of an earlier version is running, and then another one', async () => {
    const group = await aGroup();
    const before = await stable(group);
    const older = kitchen.get<Connection>(CONNECTION).collection<{ _id: string; seenAt: Date }>('replicas');
    await older.insertOne({ _id: 'older', seenAt: new Date() });
    // Both replicas have noticed it.
    await waitUntil(async () =>
      (await Promise.all(Array.from({ length: 20 }, () => read(group)))).every(([version]) => !version),
    );
    await older.deleteOne({ _id: 'older' });

    expect(await stable(group)).not.toBe(before);
  });

  it('never stays the same for data that have changed', async () => {
    const group = await aGroup();
    /** The number of writes that were answered. */
    let stirred = 0;
    let isOver = false;
    const seen = new Map<string, number>();
    const stirsNow = async () => (await soupsOf(kitchen).findOne({ _id: group }))?.stirs ?? 0;

    /** What a cache does: data read after their version are shown as long as the version is current. */
    async function readAsCache(): Promise<void> {
      while (!isOver) {
        const answered = stirred;
        const [version] = await read(group);
        if (!version) continue;
        const cached = seen.get(version);
        if (cached === undefined) seen.set(version, await stirsNow());
        else if (cached < answered) throw new Error(`${cached} stirs were shown after ${answered}.`);
      }
    }
    async function write(at: number): Promise<void> {
      for (let rounds = 0; rounds < 6; rounds += 1) {
        for (let stirs = 0; stirs < 5; stirs += 1) {
          await stir(group, at);
          stirred += 1;
        }
        // Until a version was seen in between, so that there is one to compare with.
        const { size } = seen;
        await waitUntil(() => seen.size > size, { withinMs: 30_000 });
      }
    }
    const readers = Array.from({ length: 4 }, () => readAsCache());
    // The two replicas write in turn, so that the quiet times of one do not hide the writes of the other.
    await Promise.all([
      write(0)
        .then(() => write(1))
        .finally(() => (isOver = true)),
      ...readers,
    ]);

    expect(await stirsNow()).toBe(60);
    expect(seen.size).toBeGreaterThanOrEqual(12);
  });

  it('holds nothing after a stop', async () => {
    const group = await aGroup();
    const third = await kitchen.replica();
    await stable(group);
    await soupsOf(third).updateOne({ groupId: group }, { $inc: { stirs: 1 } });
    await third.stop();

    expect(await versions().findOne({ _id: group })).toMatchObject({ holds: {} });
  });

  it('is that of the whole site after a start', async () => {
    const group = await aGroup();
    const before = await stable(group);
    await kitchen.replica();

    expect(await stable(group)).not.toBe(before);
    expect(await versions().findOne({ _id: WHOLE_SITE })).toHaveProperty('version');
  });
});
