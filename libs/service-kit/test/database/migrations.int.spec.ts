import { aMember, clearNamespace, testEnvironment, waitUntil } from '@larder/testing';
import type { Connection } from 'mongoose';
import { StoredData } from '../../src/backup/stored-data.js';
import type { Replicas } from '../../src/migrations/replicas.js';
import { runMigrations } from '../../src/migrations/run-migrations.js';
import { CONNECTION } from '../../src/mongo/provide-model.js';
import {
  defineMigration,
  defineService,
  Log,
  newId,
  ServiceClient,
  startService,
  type Migration,
  type RunningService,
} from '../../src/index.js';
import { kitchenService } from '../fixtures/kitchen.js';
import { Cook } from '../fixtures/kitchen-messages.js';

type Note = { _id: string; count: number };

/** A service whose migrations record each run in its database. */
function kitchenWith(...migrations: Migration[]) {
  return defineService({ ...kitchenService, migrations });
}

function noting(number: number, during: () => Promise<unknown> = () => Promise.resolve()): Migration {
  return defineMigration(number, `note ${number}`, async ({ db }) => {
    await during();
    await db.collection<Note>('notes').updateOne({ _id: `run-${number}` }, { $inc: { count: 1 } }, { upsert: true });
  });
}

describe('migrating', () => {
  let env: ReturnType<typeof testEnvironment>;
  beforeEach(() => {
    env = testEnvironment();
  });
  afterEach(() => clearNamespace(env, 'kitchen'));

  it('runs each migration once when several replicas start together', async () => {
    const kitchen = kitchenWith(noting(1), noting(2));
    const replicas = await Promise.all([1, 2, 3].map(() => startService(kitchen, env)));

    const notes = replicas[0]?.get<Connection>(CONNECTION).collection<Note>('notes');
    expect(await notes?.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'run-1', count: 1 },
      { _id: 'run-2', count: 1 },
    ]);
    await Promise.all(replicas.map((each) => each.stop()));
  });

  it('runs only new migrations at the next start', async () => {
    await (await startService(kitchenWith(noting(1)), env)).stop();
    const later = await startService(kitchenWith(noting(1), noting(2)), env);

    const notes = await later.get<Connection>(CONNECTION).collection<Note>('notes').find().toArray();
    expect(notes.map(({ count }) => count)).toEqual([1, 1]);
    await later.stop();
  });

  it('does not start when a migration fails, and retries it at the next start', async () => {
    const failing = kitchenWith(noting(1, () => Promise.reject(new Error('the shelf is stuck'))));
    await expect(startService(failing, env)).rejects.toThrow('the shelf is stuck');

    const later = await startService(kitchenWith(noting(1)), env);
    await expect(later.ready()).resolves.toMatchObject({ ready: true });
    await later.stop();
  });

  it('starts on the data of a newer program only when its migrations are compatible with older ones', async () => {
    const contracting = defineMigration(3, 'drop the old fields', () => Promise.resolve(), { compatible: false });
    await (await startService(kitchenWith(noting(1), noting(2)), env)).stop();

    const older = await startService(kitchenWith(noting(1)), env);
    await older.stop();
    await (await startService(kitchenWith(noting(1), noting(2), contracting), env)).stop();

    await expect(startService(kitchenWith(noting(1), noting(2)), env)).rejects.toThrow(
      /changed by a newer version of Larder: migration 3 \(drop the old fields\)/,
    );
  });

  describe('migrating next to replicas of the previous version', () => {
    const contracting = () => defineMigration(2, 'drop the old fields', noting(2).run, { compatible: false });
    const newer = () => kitchenWith(noting(1), contracting(), noting(3));
    /** Long enough that no running replica counts as stopped on a busy machine. */
    const timings = { migrationsMs: 2_000 };
    const ranOn = async (service: RunningService) => {
      const notes = await service.get<Connection>(CONNECTION).collection<Note>('notes').find().toArray();
      return notes.map(({ _id }) => _id).sort();
    };

    it('does not affect them, and contracts once the last of them has stopped', async () => {
      const older = await Promise.all([1, 2].map(() => startService(kitchenWith(noting(1)), env, { timings })));
      const replicas = await Promise.all([1, 2].map(() => startService(newer(), env, { timings })));
      const [first] = replicas as [RunningService];

      expect(await ranOn(first)).toEqual(['run-1', 'run-3']);
      const state = () => first.get<StoredData>(StoredData).migrationState();
      expect(await state()).toEqual({ known: 3, pending: [{ number: 2, name: 'drop the old fields' }] });
      for (const each of [...older, ...replicas]) {
        const pot = { id: newId(), name: 'Stew' };
        expect(await each.get<ServiceClient>(ServiceClient).as(aMember()).request(Cook, pot)).toMatchObject({
          id: pot.id,
        });
      }
      const third = await startService(kitchenWith(noting(1)), env, { timings }); // an old replica restarts meanwhile
      await Promise.all(older.map((each) => each.stop()));
      expect(await ranOn(first)).toEqual(['run-1', 'run-3']);
      await third.stop();

      await waitUntil(async () => (await ranOn(first)).includes('run-2'));
      await waitUntil(async () => (await state()).pending.length === 0);
      await expect(startService(kitchenWith(noting(1)), env, { timings })).rejects.toThrow(
        /changed by a newer version/,
      );
      const notes = await first.get<Connection>(CONNECTION).collection<Note>('notes').find().toArray();
      expect(notes.map(({ count }) => count)).toEqual([1, 1, 1]);
      await Promise.all(replicas.map((each) => each.stop()));
    });

    it('does not wait for a killed replica', async () => {
      const killed = await startService(kitchenWith(noting(1)), env, { timings: { migrationsMs: 100 } });
      await killed.abandon(new Error('killed'));

      const replica = await startService(newer(), env, { timings: { migrationsMs: 100 } });

      await waitUntil(async () => (await ranOn(replica)).includes('run-2'));
      await replica.stop();
    });

    it('completes a contraction that was interrupted', async () => {
      const failing = defineMigration(2, 'drop the old fields', () => Promise.reject(new Error('cut short')), {
        compatible: false,
      });
      await expect(startService(kitchenWith(noting(1), failing), env, { timings })).rejects.toThrow('cut short');

      await expect(startService(kitchenWith(noting(1)), env, { timings })).rejects.toThrow(
        /changed by a newer version/,
      );
      const replica = await startService(newer(), env, { timings });
      expect(await ranOn(replica)).toEqual(['run-1', 'run-2', 'run-3']);
      await replica.stop();
    });

    it('keeps older programs out after an interruption, also when one of them tries to start before the next attempt', async () => {
      const older = await startService(kitchenWith(noting(1)), env, { timings });
      const [db, log] = [older.get<Connection>(CONNECTION), older.get<Log>(Log)];
      const attempt = (step: Migration, olderReplicas: number[]) => {
        const replicas = { olderThan: () => Promise.resolve(olderReplicas.shift() ?? 0) } as unknown as Replicas;
        return runMigrations({ db, log, replicas, migrations: [noting(1), step] });
      };
      const interrupted = defineMigration(2, 'drop the old fields', () => Promise.reject(new Error('cut short')), {
        compatible: false,
      });
      await expect(attempt(interrupted, [])).rejects.toThrow('cut short');

      await expect(attempt(contracting(), [0, 1])).resolves.toBe(1);

      await expect(startService(kitchenWith(noting(1)), env, { timings })).rejects.toThrow(
        /changed by a newer version/,
      );
      await older.stop();
    });
  });

  it('creates the declared indexes', async () => {
    const kitchen = await startService(kitchenService, env);

    const indexes = await kitchen.get<Connection>(CONNECTION).collection('pots').indexes();
    expect(indexes.map(({ key }) => key as object)).toEqual(
      expect.arrayContaining([{ name: 1, _id: 1 }, { outboxSince: 1 }]),
    );
    await kitchen.stop();
  });
});
