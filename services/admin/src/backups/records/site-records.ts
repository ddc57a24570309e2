import type { AppErrorData, BackupCopy, BackupIntegrity, BackupProduct, BackupRun } from '@larder/contracts';
import {
  CURRENT,
  GENERATIONS,
  InjectConfig,
  InjectConnection,
  siteDatabaseName,
  type GenerationDocument,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { AdminConfig } from '../../config.js';

/** The run of a backup or restore; there is one at a time, and the record of the last one. */
export interface RunDocument {
  _id: 'run';
  id: string;
  kind: BackupRun['kind'];
  fileName: string;
  state: BackupRun['state'];
  step: BackupRun['step'];
  percent: number;
  startedAt: Date;
  endedAt: Date | null;
  /** When the process that works on it last said so. */
  aliveAt: Date;
  failure: AppErrorData | null;
  report: string[];
  /** The generation that a restore fills; null for a backup. */
  generation: number | null;
}

/** What is known of a backup. */
export interface CheckDocument {
  _id: string;
  integrity: BackupIntegrity;
  checkedAt: Date;
  problem: string | null;
  /** What made it; absent where that was not recorded. */
  product?: BackupProduct;
  /** Of its copy on a second server; absent when there shall be none. */
  copy?: { state: BackupCopy['state']; problem: string | null; changedAt: Date };
}

const RUN = { _id: 'run' } as const;
/** A run whose process has been silent for so long has ended, in milliseconds. */
export const SILENT_MS = 15_000;

/** What outlives a restore: which generation is in use, what runs, and what is known of the backups. */
@Injectable()
export class SiteRecords {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  /** Records the begin of a run; false while another one is running. */
  async begin(run: Pick<RunDocument, 'id' | 'kind' | 'fileName' | 'generation'>): Promise<boolean> {
    const now = new Date();
    const report: string[] = [];
    const fresh = { state: 'running', step: 'wait', percent: 0, endedAt: null, failure: null } as const;
    const isFree = { $or: [{ state: { $ne: 'running' as const } }, { aliveAt: { $lt: silentSince() } }] };
    try {
      const update = { $set: { ...fresh, ...run, report, startedAt: now, aliveAt: now } };
      await this.runs.updateOne({ ...RUN, ...isFree }, update, { upsert: true });
      return true;
    } catch (error) {
      if ((error as { code?: number }).code === 11_000) return false; // the upsert met a run that goes on
      throw error;
    }
  }

  run(): Promise<RunDocument | null> {
    return this.runs.findOne(RUN);
  }

  /** Changes the run with this id as long as it is running; whether it was. */
  async update(id: string, fields: Partial<RunDocument>): Promise<boolean> {
    const change = { $set: { ...fields, aliveAt: new Date() } };
    return (await this.runs.updateOne({ ...RUN, id, state: 'running' }, change)).matchedCount > 0;
  }

  async end(id: string, failure: AppErrorData | null): Promise<void> {
    const end = failure ? { state: 'failed' as const, failure } : { state: 'done' as const, step: 'done' as const };
    await this.update(id, { ...end, endedAt: new Date(), percent: failure ? 0 : 100 });
  }

  async generation(): Promise<number> {
    return (await this.generations.findOne({ _id: CURRENT }))?.generation ?? 0;
  }

  /** From this write on, the data of the generation are in use. */
  async use(generation: number, previous: number): Promise<void> {
    const current = { generation, previous, changedAt: new Date() };
    await this.generations.updateOne({ _id: CURRENT }, { $set: current }, { upsert: true });
  }

  async currentGeneration(): Promise<GenerationDocument | null> {
    return this.generations.findOne({ _id: CURRENT });
  }

  async saveCheck(name: string, integrity: BackupIntegrity, problem: string | null = null): Promise<void> {
    const fields = { integrity, problem, checkedAt: new Date() };
    await this.checks.updateOne({ _id: name }, { $set: fields }, { upsert: true });
  }

  /** Records what made a backup that is known. */
  async saveProduct(name: string, product: BackupProduct): Promise<void> {
    await this.checks.updateOne({ _id: name }, { $set: { product } });
  }

  async forgetCheck(name: string): Promise<void> {
    await this.checks.deleteOne({ _id: name });
  }

  /** By the name of the backup. */
  async allChecks(): Promise<Map<string, CheckDocument>> {
    const all = await this.checks.find({}).toArray();
    return new Map(all.map((check) => [check._id, check]));
  }

  /** Records what became of the copy of a backup, as long as the backup is there. */
  async saveCopy(name: string, state: BackupCopy['state'], problem: string | null = null): Promise<void> {
    await this.checks.updateOne({ _id: name }, { $set: { copy: { state, problem, changedAt: new Date() } } });
  }

  /** There is no copy of a backup any more. */
  async forgetCopy(name: string): Promise<void> {
    await this.checks.updateOne({ _id: name }, { $unset: { copy: 1 } });
  }

  private get runs() {
    return this.db.collection<RunDocument>('runs');
  }

  private get generations() {
    return this.db.collection<GenerationDocument>(GENERATIONS);
  }

  private get checks() {
    return this.db.collection<CheckDocument>('backup-checks');
  }

  private get db() {
    return this.connection.getClient().db(siteDatabaseName(this.config.NAMESPACE));
  }
}

/** Runs that were alive before this moment only have ended. */
export function silentSince(): Date {
  return new Date(Date.now() - SILENT_MS);
}
