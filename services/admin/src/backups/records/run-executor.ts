import { AppError, type BackupRun } from '@larder/contracts';
import { currentContext, Log, newId, runInContext } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SiteRecords } from './site-records.js';

type Step = BackupRun['step'];

/** Interval at which a run stores its heartbeat and progress, in milliseconds. */
const HEARTBEAT_MS = 1_000;

/** Updates the record of a run while its work continues. */
export class RunProgress {
  private step: Step = 'wait';
  private percent = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    readonly id: string,
    private readonly records: SiteRecords,
    private readonly onCheckpoint: (step: string) => unknown,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.save().catch(() => undefined), HEARTBEAT_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Begins a step and stores it at once. */
  async begin(step: Step): Promise<void> {
    [this.step, this.percent] = [step, 0];
    await this.onCheckpoint(step);
    await this.save();
  }

  /** Sets the percentage of the step; stored about once a second. */
  readonly advance = (percent: number): void => {
    this.percent = Math.min(Math.max(Math.round(percent), 0), 100);
  };

  /** A checkpoint between two steps, at which tests may interrupt the run. */
  async checkpoint(point: string): Promise<void> {
    await this.onCheckpoint(point);
  }

  private save(): Promise<unknown> {
    return this.records.update(this.id, { step: this.step, percent: this.percent });
  }
}

/** Checkpoints at which a test may interrupt a run. */
@Injectable()
export class RunCheckpoints {
  onCheckpoint: (point: string) => unknown = () => undefined;
}

/** The work of a run; `elsewhere` when the service that starts with the restored data continues it. */
type Work = (progress: RunProgress) => Promise<'done' | 'elsewhere'>;

/** Executes runs and records their outcome. */
@Injectable()
export class RunExecutor implements OnModuleDestroy {
  private readonly progress = new Set<RunProgress>();

  constructor(
    private readonly records: SiteRecords,
    private readonly points: RunCheckpoints,
    private readonly log: Log,
  ) {}

  onModuleDestroy(): void {
    this.progress.forEach((each) => each.stop());
  }

  /** Executes the work in the background, independently of the time limit of the request; its outcome is recorded. */
  start(id: string, work: Work): void {
    const { requestId = newId(), actor = null } = currentContext() ?? {};
    void runInContext({ requestId, actor }, () => this.run(id, work)).catch((error: unknown) => {
      this.log.error('backup or restore failed', { id, error });
    });
  }

  /** Executes the work; resolves when it has ended. */
  async run(id: string, work: Work): Promise<void> {
    const progress = new RunProgress(id, this.records, (point) => this.points.onCheckpoint(point));
    this.progress.add(progress);
    progress.start();
    try {
      if ((await work(progress)) === 'done') await this.records.end(id, null);
    } catch (error) {
      await this.records.end(id, toFailure(error));
      throw error;
    } finally {
      progress.stop();
      this.progress.delete(progress);
    }
  }
}

/** The failure in its contract shape; unexpected errors are only logged. */
function toFailure(error: unknown) {
  const expected = error instanceof AppError ? error : new AppError('failed', 'common.failed');
  return expected.toJSON();
}
