import type { Connection } from 'mongoose';
import { newId } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import { inOrder, type Migration } from './define-migration.js';
import { withLease } from './lease.js';

const COLLECTION = 'migrations';

interface MigrationRecord {
  _id: number;
  name: string;
  finishedAt: Date;
}

/** Runs what has not run yet, one replica at a time. Returns how many ran here. */
export async function runMigrations(db: Connection, migrations: Migration[], log: Log): Promise<number> {
  const ordered = inOrder(migrations);
  if ((await pending(db, ordered)).length === 0) return 0;
  return withLease(db.collection('leases') as never, 'migrations', newId(), async () => {
    const todo = await pending(db, ordered);
    for (const migration of todo) await runOne(db, migration, log);
    return todo.length;
  });
}

async function runOne(db: Connection, { number, name, run }: Migration, log: Log): Promise<void> {
  log.info('migration started', { number, migration: name });
  await run({ db, log });
  const record: MigrationRecord = { _id: number, name, finishedAt: new Date() };
  await db.collection<MigrationRecord>(COLLECTION).insertOne(record);
  log.info('migration finished', { number, migration: name });
}

async function pending(db: Connection, migrations: Migration[]): Promise<Migration[]> {
  const done = await db.collection<MigrationRecord>(COLLECTION).find({}).toArray();
  const numbers = new Set(done.map(({ _id }) => _id));
  return migrations.filter(({ number }) => !numbers.has(number));
}
