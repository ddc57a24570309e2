import { AppError, BackupErrors } from '@larder/contracts';
import { currentContext, Log, newId, runInContext } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { RunCheckpoints } from './run-checkpoints.js';
import { RunProgress } from './run-progress.js';
import { SiteRecords } from './site-records.js';

/** The work of a run; `elsewhere` when the service that starts with the restored data continues it. */
type Work = (progress: RunProgress) => Promise<'done' | 'elsewhere'>;

/** Executes runs and records their outcome. */
@Injectable()
export class RunExecutor implements OnModuleDestroy {
  private readonly running = new Set<RunProgress>();

  constructor(
    private readonly records: SiteRecords,
    private readonly checkpoints: RunCheckpoints,
    private readonly log: Log,
  ) {}

  onModuleDestroy(): void {
    this.running.forEach((each) => each.stop());
  }

  /** Executes the work in the background, independently of the time limit of the request; its outcome is recorded. */
  start(id: string, work: Work): void {
    const { requestId = newId(), actor = null } = currentContext() ?? {};
    void runInContext({ requestId, actor }, () => this.run(id, work)).catch((error: unknown) => {
      this.log.error('backup or restore failed', { id, error });
    });
  }

  /**
   * Executes the work; resolves when it has ended. When `signal` is aborted, the run has ended as well, so that another
   * replica may begin one: the work stops at its next step.
   */
  async run(id: string, work: Work, signal?: AbortSignal): Promise<void> {
    signal?.addEventListener('abort', () => this.endInterrupted(id), { once: true });
    const progress = new RunProgress(id, this.records, (point) => this.checkpoints.onCheckpoint(point));
    this.running.add(progress);
    progress.start();
    try {
      if ((await work(progress)) === 'done') await this.records.end(id, null);
    } catch (error) {
      await this.records.end(id, toFailure(error));
      throw error;
    } finally {
      progress.stop();
      this.running.delete(progress);
    }
  }

  /** Has no effect on a run that has ended. */
  private endInterrupted(id: string): void {
    this.records.end(id, BackupErrors.interrupted().toJSON()).catch((error: unknown) => {
      this.log.warn('interrupted run not ended, it ends without heartbeats', { id, error });
    });
  }
}

/** The failure in its contract shape; unexpected errors are only logged. */
function toFailure(error: unknown) {
  const expected = error instanceof AppError ? error : new AppError('failed', 'common.failed');
  return expected.toJSON();
}
