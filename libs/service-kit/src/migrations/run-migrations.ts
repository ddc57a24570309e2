import type { Connection } from 'mongoose';
import { newId } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import { KIT_VERSION } from './kit-version.js';
import { inOrder, type Migration } from './define-migration.js';
import { withLease } from './lease.js';
import { refuseNewerData, type MigrationRecord } from './newer-data.js';

const COLLECTION = 'migrations';

/**
 * Runs what has not run yet, one replica at a time. Returns how many ran here.
 *
 * @throws NewerData when a newer program has changed the data in a way that this one cannot work with
 */
export async function runMigrations(db: Connection, migrations: Migration[], log: Log): Promise<number> {
  const ordered = inOrder(migrations);
  refuseNewerData(db.name, await finished(db), ordered);
  if ((await pending(db, ordered)).length === 0) return 0;
  return withLease(db.collection('leases') as never, 'migrations', newId(), async () => {
    refuseNewerData(db.name, await finished(db), ordered); // a newer replica may have held the lease
    const todo = await pending(db, ordered);
    for (const migration of todo) await runOne(db, migration, log);
    return todo.length;
  });
}

async function runOne(db: Connection, { number, name, run, compatible }: Migration, log: Log): Promise<void> {
  log.info('migration started', { number, migration: name });
  await run({ db, log });
  const record: MigrationRecord = { _id: number, name, finishedAt: new Date(), compatible, version: KIT_VERSION };
  await db.collection<MigrationRecord>(COLLECTION).insertOne(record);
  log.info('migration finished', { number, migration: name });
}

async function pending(db: Connection, migrations: Migration[]): Promise<Migration[]> {
  const numbers = new Set((await finished(db)).map(({ _id }) => _id));
  return migrations.filter(({ number }) => !numbers.has(number));
}

function finished(db: Connection): Promise<MigrationRecord[]> {
  return db.collection<MigrationRecord>(COLLECTION).find({}).toArray();
}
