import { clearNamespace, testEnvironment, waitUntil } from '@larder/testing';
import type { Connection } from 'mongoose';
import { InProcessServices, startService, type RunningService } from '../../src/index.js';
import { CONNECTION } from '../../src/mongo/provide-model.js';
import { kitchenService } from '../fixtures/kitchen.js';

const WITHIN_MS = 120_000;
const SERVICE = kitchenService.name;

interface Replica {
  _id: string;
  seenAt: Date;
}

describe('the version of the database of an idle service', () => {
  const env = testEnvironment();
  // As in a process with its own database.
  const local = new InProcessServices(true, true);
  let kitchen: RunningService;
  let db: Connection;
  beforeAll(async () => {
    kitchen = await startService(kitchenService, env, { local, timings: { migrationsMs: 100 } });
    db = kitchen.get<Connection>(CONNECTION);
  });
  afterAll(async () => {
    await kitchen.stop();
    await clearNamespace(env, SERVICE);
  });

  const version = () => waitUntil(() => local.databaseVersion([SERVICE]), { withinMs: WITHIN_MS });
  const pots = () => db.collection<{ _id: string; stirs: number }>('pots');

  /** Waits until the service has recorded another heartbeat. */
  async function bookkeeping(): Promise<void> {
    const replicas = db.collection<Replica>('replicas');
    const last = async () => (await replicas.findOne())?.seenAt.getTime() ?? 0;
    const before = await last();
    await waitUntil(async () => (await last()) > before, { withinMs: WITHIN_MS, what: 'a sign of life' });
  }

  it('is not changed by heartbeats', async () => {
    const before = await version();
    await bookkeeping();
    expect(await version()).toBe(before);
  });

  it('is not changed by writes without effect, but by all others', async () => {
    await pots().insertOne({ _id: 'soup', stirs: 1 });
    const before = await version();
    await pots().deleteMany({ stirs: { $gt: 9 } });
    await pots().updateMany({ stirs: 1 }, { $set: { stirs: 1 } });
    await pots().updateMany({ stirs: 9 }, { $inc: { stirs: 1 } });
    expect(await version()).toBe(before);

    await pots().updateMany({ stirs: 1 }, { $inc: { stirs: 1 } });
    expect(await version()).not.toBe(before);
  });
});
