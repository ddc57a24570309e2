import {
  AppError,
  BackupErrors,
  ReadBackupRun,
  StartBackup,
  StartRestore,
  type Actor,
  type BackupRun,
  type RestoreQuery,
} from '@larder/contracts';
import { newId, pause, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../auth/rate-limits.js';

/** The common limit of creating and restoring: both read or write all data. */
export const BACKUP_LIMIT = { setting: 'BACKUP_RATE_LIMIT', per: 'user', withinMs: HOUR_MS } as const;

/** How long callers wait for the end of a backup or restore, in milliseconds. */
const MAX_WAIT_MS = 30 * 60_000;
/** How long one request waits for it, in milliseconds. */
const POLL_MS = 10_000;
/** Delay before a retry while the services start with restored data, in milliseconds. */
const RETRY_MS = 500;

/** Options of a restore. */
type RestoreOptions = RestoreQuery & { passphrase?: string | null };

/** Starts backups and restores and waits until they have ended. */
@Injectable()
export class BackupRuns {
  constructor(private readonly services: ServiceClient) {}

  /** Makes a backup and returns its name. */
  async create(actor: Actor, tag: string | null): Promise<string> {
    const id = newId();
    await this.services.as(actor).request(StartBackup, { id, tag });
    return (await this.waitForEnd(actor, id, BackupErrors.failed)).fileName;
  }

  /** Restores a backup, or only starts the restore; returns the run's id. */
  async restore(actor: Actor, fileName: string, { async, ...options }: RestoreOptions): Promise<string> {
    const id = newId();
    await this.services.as(actor).request(StartRestore, { id, fileName, ...options });
    if (!async) await this.waitForEnd(actor, id, BackupErrors.restoreFailed);
    return id;
  }

  /** The run after its end. @throws the error of the run; `unexpected` when callers may not see it */
  private async waitForEnd(actor: Actor, id: string, unexpected: () => AppError): Promise<BackupRun> {
    const until = performance.now() + MAX_WAIT_MS;
    while (performance.now() < until) {
      const run = await this.read(actor, id);
      if (run?.state === 'done') return run;
      if (run?.state !== 'failed') continue;
      const isExpected = run.failure && run.failure.code !== 'common.failed';
      throw isExpected && run.failure ? AppError.from(run.failure) : unexpected();
    }
    throw unexpected();
  }

  /** Null while the service that keeps the record is being replaced. */
  private async read(actor: Actor, id: string): Promise<BackupRun | null> {
    try {
      const run = await this.services.as(actor).request(ReadBackupRun, { id, waitMs: POLL_MS });
      if (!run) await pause(RETRY_MS);
      return run;
    } catch (error) {
      if (!(error instanceof AppError) || !['unavailable', 'timeout'].includes(error.kind)) throw error;
      await pause(RETRY_MS);
      return null;
    }
  }
}
