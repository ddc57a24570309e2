import type { AppErrorData, BackupCopy, BackupIntegrity, BackupProduct, BackupRun } from '@larder/contracts';
import {
  CURRENT,
  type GenerationDocument,
  GENERATIONS,
  InjectConfig,
  InjectConnection,
  isDuplicateKey,
  siteDatabaseName,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { AdminConfig } from '../../config.js';

/** The current or latest run of a backup or restore; only one runs at a time. */
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
  /** The last heartbeat of the process that executes the run. */
  aliveAt: Date;
  failure: AppErrorData | null;
  report: string[];
  /** The generation that a restore fills; null for a backup. */
  generation: number | null;
  /** The highest generation that a restore was given; absent before the first one. */
  lastGeneration?: number;
}

/** The stored check of a backup. */
export interface CheckDocument {
  _id: string;
  integrity: BackupIntegrity;
  checkedAt: Date;
  problem: string | null;
  /** The product that made it; absent if not recorded. */
  product?: BackupProduct;
  /** Its copy on the second server; absent when none is configured. */
  copy?: { state: BackupCopy['state']; problem: string | null; changedAt: Date };
}

const RUN = { _id: 'run' } as const;
/** A run without a heartbeat for this time, in milliseconds, has crashed. */
const SILENT_MS = 15_000;

/** Records that are kept by a restore: the current generation, the run, and the checks of backups. */
@Injectable()
export class SiteRecords {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  /** Records the start of a run; false while another one is running, or when its generation was given to another one. */
  async begin(run: Pick<RunDocument, 'id' | 'kind' | 'fileName' | 'generation'>): Promise<boolean> {
    const { generation } = run;
    const now = new Date();
    const report: string[] = [];
    const fresh = { state: 'running', step: 'wait', percent: 0, endedAt: null, failure: null } as const;
    const isFree = { $or: [{ state: { $ne: 'running' as const } }, { aliveAt: { $lt: earliestLiveHeartbeat() } }] };
    const isUnused = generation !== null && { lastGeneration: { $not: { $gte: generation } } };
    const usedGeneration = generation !== null && { lastGeneration: generation };
    try {
      const update = { $set: { ...fresh, ...run, ...usedGeneration, report, startedAt: now, aliveAt: now } };
      await this.runs.updateOne({ ...RUN, ...isFree, ...isUnused }, update, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false; // a run in progress, which the filter excludes, has the id
      throw error;
    }
  }

  run(): Promise<RunDocument | null> {
    return this.runs.findOne(RUN);
  }

  /** The restore that is running. */
  runningRestore(): Promise<RunDocument | null> {
    return this.runs.findOne({ ...RUN, kind: 'restore', state: 'running' });
  }

  /** Whether this backup is being restored, by a process that has not crashed. */
  async isBeingRestored(fileName: string): Promise<boolean> {
    const run = await this.runningRestore();
    return run !== null && run.fileName === fileName && run.aliveAt >= earliestLiveHeartbeat();
  }

  /** Updates the run with this id if it is running; returns whether it was. */
  async update(id: string, fields: Partial<RunDocument>): Promise<boolean> {
    const change = { $set: { ...fields, aliveAt: new Date() } };
    return (await this.runs.updateOne({ ...RUN, id, state: 'running' }, change)).matchedCount > 0;
  }

  async end(id: string, failure: AppErrorData | null): Promise<void> {
    const end = failure ? { state: 'failed' as const, failure } : { state: 'done' as const, step: 'done' as const };
    await this.update(id, { ...end, endedAt: new Date(), percent: failure ? 0 : 100 });
  }

  /** The generation in use. */
  async generation(): Promise<number> {
    return (await this.currentGeneration())?.generation ?? 0;
  }

  /**
   * A generation for the next restore, which no earlier one had: a process whose restore counts as crashed may continue
   * to fill its own.
   */
  async nextGeneration(): Promise<number> {
    const run = await this.run();
    return Math.max(await this.generation(), run?.lastGeneration ?? run?.generation ?? 0) + 1;
  }

  /** Switches to the data of a generation; false when another restore has replaced the previous one. */
  async use(generation: number, previous: number): Promise<boolean> {
    const change = { $set: { generation, previous, changedAt: new Date() } };
    try {
      await this.generations.updateOne({ _id: CURRENT, generation: previous }, change, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false; // the filter excludes another generation, which has the id
      throw error;
    }
  }

  /** The record of the generation in use; null before the first restore. */
  currentGeneration(): Promise<GenerationDocument | null> {
    return this.generations.findOne({ _id: CURRENT });
  }

  async saveCheck(name: string, integrity: BackupIntegrity, problem: string | null = null): Promise<void> {
    const fields = { integrity, problem, checkedAt: new Date() };
    await this.checks.updateOne({ _id: name }, { $set: fields }, { upsert: true });
  }

  /** Records the product that made a backup. */
  async saveProduct(name: string, product: BackupProduct): Promise<void> {
    await this.checks.updateOne({ _id: name }, { $set: { product } });
  }

  async deleteCheck(name: string): Promise<void> {
    await this.checks.deleteOne({ _id: name });
  }

  /** The checks by the name of the backup. */
  async allChecks(): Promise<Map<string, CheckDocument>> {
    const all = await this.checks.find({}).toArray();
    return new Map(all.map((check) => [check._id, check]));
  }

  /** Records the outcome of copying a backup, if the backup still exists. */
  async saveCopy(name: string, state: BackupCopy['state'], problem: string | null = null): Promise<void> {
    await this.checks.updateOne({ _id: name }, { $set: { copy: { state, problem, changedAt: new Date() } } });
  }

  /** Removes the record of a backup's copy. */
  async deleteCopy(name: string): Promise<void> {
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

/** The earliest heartbeat of a run that counts as alive. */
export function earliestLiveHeartbeat(): Date {
  return new Date(Date.now() - SILENT_MS);
}
