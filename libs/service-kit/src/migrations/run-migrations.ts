import type { Connection } from 'mongoose';
import { newId } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import { KIT_VERSION } from './kit-version.js';
import { sortMigrations, type Migration } from './define-migration.js';
import { withLease } from './lease.js';
import { refuseNewerData, type MigrationRecord } from './newer-data.js';
import type { Replicas } from './replicas.js';

const COLLECTION = 'migrations';

export interface MigrationParts {
  db: Connection;
  migrations: Migration[];
  log: Log;
  /** The replicas that use the data, including this one. */
  replicas: Replicas;
}

/**
 * Runs the pending migrations, one replica at a time. An incompatible step is postponed while replicas without it are
 * running. Returns the number of remaining steps.
 *
 * @throws NewerData when a newer program has changed the data in an incompatible way
 */
export async function runMigrations({ db, migrations, log, replicas }: MigrationParts): Promise<number> {
  const ordered = sortMigrations(migrations);
  refuseNewerData(db.name, await findRecords(db), ordered);
  if ((await pendingMigrations(db, ordered)).length === 0) return 0;
  return withLease(db.collection('leases') as never, 'migrations', newId(), async () => {
    refuseNewerData(db.name, await findRecords(db), ordered); // a newer replica may have held the lease
    let postponed = 0;
    for (const migration of await pendingMigrations(db, ordered)) {
      if (migration.compatible) await runOne(db, migration, log);
      else if (!(await contract({ db, replicas, log }, migration))) postponed += 1;
    }
    return postponed;
  });
}

/**
 * Runs an incompatible step; false while older programs are running. The step is recorded as begun before the replicas
 * are counted again: a replica that starts at the same time is either counted or refuses the data.
 */
async function contract(
  { db, replicas, log }: Omit<MigrationParts, 'migrations'>,
  migration: Migration,
): Promise<boolean> {
  if (await isOlderReplicaAlive()) return false;
  const isFirstAttempt = await record(db, migration, {});
  if (await isOlderReplicaAlive()) {
    // An interrupted attempt may have changed data already, which older programs must continue to refuse.
    if (isFirstAttempt) await db.collection<MigrationRecord>(COLLECTION).deleteOne({ _id: migration.number });
    return false;
  }
  await runOne(db, migration, log);
  return true;

  async function isOlderReplicaAlive(): Promise<boolean> {
    const older = await replicas.olderThan(migration.number);
    if (older > 0)
      log.info('migration waits for older replicas', { number: migration.number, migration: migration.name, older });
    return older > 0;
  }
}

async function runOne(db: Connection, migration: Migration, log: Log): Promise<void> {
  const { number, name, run } = migration;
  log.info('migration started', { number, migration: name });
  await run({ db, log });
  await record(db, migration, { finishedAt: new Date() });
  log.info('migration finished', { number, migration: name });
}

/** Returns whether there was no record of the migration. */
async function record(db: Connection, migration: Migration, state: { finishedAt?: Date }): Promise<boolean> {
  const { number: _id, name, compatible } = migration;
  const fields = { name, compatible, version: KIT_VERSION, ...state };
  const records = db.collection<MigrationRecord>(COLLECTION);
  return (await records.updateOne({ _id }, { $set: fields }, { upsert: true })).upsertedCount > 0;
}

/** The migrations that have not been completed, including interrupted ones. */
export async function pendingMigrations(db: Connection, migrations: Migration[]): Promise<Migration[]> {
  const applied = (await findRecords(db)).filter(({ finishedAt }) => finishedAt !== undefined);
  const numbers = new Set(applied.map(({ _id }) => _id));
  return migrations.filter(({ number }) => !numbers.has(number));
}

function findRecords(db: Connection): Promise<MigrationRecord[]> {
  return db.collection<MigrationRecord>(COLLECTION).find({}).toArray();
}
