import { BACKUPS_FOLDER, ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { InjectAllFiles, InjectConfig, Jobs, Log, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';
import { superfluousBackups, type DatedBackup } from '../../retention/index.js';
import { backupKey, backupNameOf, isOrdinaryBackup, createdAtOf } from '../backup-name.js';
import { SiteRecords } from '../records/site-records.js';
import { Checksum } from './checksum.js';
import { CopyBackups } from './copy-backups.job.js';
import { InjectSecondStore } from './second-store.provider.js';

const MAX_PROBLEM = 200;

/** Copies of backups on a second S3 server (docs/api/backups.md#copies-on-a-second-server). */
@Injectable()
export class BackupCopies {
  constructor(
    @InjectAllFiles() private readonly files: ObjectStore,
    @InjectSecondStore() private readonly target: ObjectStore | null,
    @InjectConfig() private readonly config: AdminConfig,
    private readonly records: SiteRecords,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  /** Queues the copy of a backup, and of earlier ones whose copy failed; does nothing without a second server. */
  async queue(fileName: string): Promise<void> {
    if (!this.target) return;
    await this.records.saveCopy(fileName, 'waiting');
    await this.jobs.enqueue(CopyBackups, {}, { actor: null });
  }

  /** Copies the pending backups, oldest first. The retention removes old copies only when all are copied. */
  @Processes(CopyBackups)
  async copyWaiting({ isLast, signal }: Pick<JobRun<typeof CopyBackups>, 'isLast' | 'signal'>) {
    const { target } = this;
    if (!target) return { copied: 0 };
    const names = await this.waiting();
    for (const [index, name] of names.entries()) {
      try {
        signal.throwIfAborted();
        await this.copy(target, name);
      } catch (error) {
        if (error instanceof ObjectNotFoundError) continue; // deleted meanwhile
        await this.recordFailure(names.slice(index), error, isLast);
        throw error;
      }
    }
    await this.removeSuperfluous(target);
    return { copied: names.length };
  }

  private async copy(target: ObjectStore, name: string): Promise<void> {
    await target.ensureReady();
    const { stream, size } = await this.files.get(backupKey(name));
    const original = new Checksum();
    await target.put(name, original.of(stream));
    await this.verify(target, name, { size, sha256: original.hex() });
    await this.records.saveCopy(name, 'stored');
    this.log.info('backup copied to the second server', { fileName: name, bytes: size });
  }

  /** Verifies a copy by reading it; a copy that differs from the backup is deleted. */
  private async verify(target: ObjectStore, name: string, original: { size: number; sha256: string }): Promise<void> {
    const { stream, size } = await target.get(name);
    const read = new Checksum();
    for await (const _ of read.of(stream));
    if (size === original.size && read.hex() === original.sha256) return;
    await target.delete(name);
    throw new Error('The copy on the second server differs from the backup.');
  }

  /** Complete backups that have no copy yet. */
  private async waiting(): Promise<string[]> {
    const checks = await this.records.allChecks();
    const names: string[] = [];
    for await (const { key } of this.files.list(`${BACKUPS_FOLDER}/`)) {
      const name = backupNameOf(key);
      const { copy, integrity } = checks.get(name) ?? {};
      if (copy && copy.state !== 'stored' && integrity === 'intact') names.push(name);
    }
    return names.sort();
  }

  private async recordFailure(names: string[], error: unknown, isLast: boolean): Promise<void> {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, MAX_PROBLEM);
    this.log.error('backup not copied to the second server', { fileNames: names, error });
    await Promise.all(names.map((name) => this.records.saveCopy(name, isLast ? 'failed' : 'waiting', problem)));
  }

  /** Applies the retention by the time in the name: copies may be made out of order. */
  private async removeSuperfluous(target: ObjectStore): Promise<void> {
    const copies: DatedBackup[] = [];
    for await (const { key: name } of target.list())
      if (isOrdinaryBackup(name)) copies.push({ name, createdAt: createdAtOf(name) });
    for (const name of superfluousBackups(copies, this.config.BACKUP_RETENTION)) {
      await target.delete(name);
      await this.records.deleteCopy(name);
    }
  }
}
