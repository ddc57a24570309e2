import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backupMessages,
  ListBackups,
  ReadBackupRun,
  repairMessage,
  StartBackup,
  type BackupRun,
} from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { newId, siteDatabaseName, type Environment } from '@larder/service-kit';
import { anAdmin, startTestService, type TestService } from '@larder/testing';
import mongoose from 'mongoose';
import { RunCheckpoints } from '../../src/backups/index.js';
import { adminService } from '../../src/index.js';

/** The services whose data a backup contains, besides that of `admin`. */
export const OTHERS = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping'];

const POLL_MS = 10_000;

/** The service with a data folder of its own, and functions for the requests about backups. */
export class BackupFixture {
  readonly store: ObjectStore;

  private constructor(
    readonly service: TestService,
    readonly folder: string,
  ) {
    this.store = objectStoreFrom({ NAMESPACE: service.namespace, DATA_DIR: folder });
  }

  static async start(env: Environment = {}): Promise<BackupFixture> {
    const folder = await mkdtemp(join(tmpdir(), 'larder-backups-'));
    const service = await startTestService(adminService, { env: { DATA_DIR: folder, ...env }, inOneProcess: true });
    return new BackupFixture(service, folder);
  }

  client = () => this.service.as(anAdmin());
  list = async () => (await this.client().request(ListBackups, {})).imports;
  /** A run in its present state; without an id the latest. */
  run = (id: string | null, waitMs = 0) => this.client().request(ReadBackupRun, { id, waitMs });
  /** A run, when it has ended; without an id the latest. */
  finished = async (id: string | null): Promise<BackupRun | null> => {
    for (;;) {
      const run = await this.run(id, POLL_MS);
      if (run?.state !== 'running') return run;
    }
  };
  /** Makes a backup and waits for its end. */
  make = async (tag: string | null = null): Promise<BackupRun | null> => {
    const { id } = await this.client().request(StartBackup, { id: newId(), tag });
    return this.finished(id);
  };

  /** Sets what is called at each step of a run, by default nothing. */
  onCheckpoint(callback: RunCheckpoints['onCheckpoint'] = () => undefined): void {
    this.service.get(RunCheckpoints).onCheckpoint = callback;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Simulates the other services without data; returns the requests to them, as `recipe: describe|count|repair`. */
export async function fakeOtherServices(admin: TestService): Promise<string[]> {
  const requests: string[] = [];
  for (const service of OTHERS) {
    await admin.fakeReply(backupMessages(service).describe, () => {
      requests.push(`${service}: describe`);
      return { generation: 0, migration: 1, replicas: 0, isReady: true, collections: [] };
    });
    await admin.fakeReply(repairMessage(service), ({ dryRun }) => {
      requests.push(`${service}: ${dryRun ? 'count' : 'repair'}`);
      return { repaired: [] };
    });
  }
  return requests;
}

/** Changes the stored record of the latest run, or creates it. */
export function storeRun(admin: TestService, fields: object): Promise<void> {
  return storeSiteRecord(admin, { collection: 'runs', _id: 'run' }, fields);
}

/** Changes a record that is kept by restores, or creates it. */
export async function storeSiteRecord(
  admin: TestService,
  { collection, _id }: { collection: string; _id: string },
  fields: object,
): Promise<void> {
  const uri = String(admin.env['MONGODB_URI']);
  const database = await mongoose.createConnection(uri, { dbName: siteDatabaseName(admin.namespace) }).asPromise();
  await database.collection<{ _id: string }>(collection).updateOne({ _id }, { $set: fields }, { upsert: true });
  await database.close();
}
