import { AppError, type BackupRun } from '@larder/contracts';
import { currentContext, Log, newId, runInContext } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SiteRecords } from './site-records.js';

type Step = BackupRun['step'];

/** How often a run says that it is alive and how far it is, in milliseconds. */
const BEAT_MS = 1_000;

/** Keeps the record of a run while its work goes on. */
export class RunProgress {
  private step: Step = 'wait';
  private percent = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    readonly id: string,
    private readonly records: SiteRecords,
    private readonly reached: (step: string) => unknown,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.save().catch(() => undefined), BEAT_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Begins a step; it is seen at once. */
  async begin(step: Step): Promise<void> {
    [this.step, this.percent] = [step, 0];
    await this.reached(step);
    await this.save();
  }

  /** How far the step is; written about once a second. */
  readonly advance = (percent: number): void => {
    this.percent = Math.min(Math.max(Math.round(percent), 0), 100);
  };

  /** A point between two steps, for tests that stop there. */
  async passed(point: string): Promise<void> {
    await this.reached(point);
  }

  private save(): Promise<unknown> {
    return this.records.update(this.id, { step: this.step, percent: this.percent });
  }
}

/** Where a test may stop a run. */
@Injectable()
export class RunPoints {
  reached: (point: string) => unknown = () => undefined;
}

/** The work of a run; `elsewhere` when it goes on in the service that is started with restored data. */
type Work = (progress: RunProgress) => Promise<'done' | 'elsewhere'>;

/** Does the work of runs and records how they end. */
@Injectable()
export class Running implements OnModuleDestroy {
  private readonly progress = new Set<RunProgress>();

  constructor(
    private readonly records: SiteRecords,
    private readonly points: RunPoints,
    private readonly log: Log,
  ) {}

  onModuleDestroy(): void {
    this.progress.forEach((each) => each.stop());
  }

  /** Does the work in the background, however long the request waits that asks for it; how it ends is in the record. */
  start(id: string, work: Work): void {
    const { requestId = newId(), actor = null } = currentContext() ?? {};
    void runInContext({ requestId, actor }, () => this.run(id, work)).catch((error: unknown) => {
      this.log.error('backup or restore failed', { id, error });
    });
  }

  /** The same, for callers that wait for the end. */
  async run(id: string, work: Work): Promise<void> {
    const progress = new RunProgress(id, this.records, (point) => this.points.reached(point));
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

/** What callers may know of a failure: unexpected ones are in the log. */
function toFailure(error: unknown) {
  const expected = error instanceof AppError ? error : new AppError('failed', 'common.failed');
  return expected.toJSON();
}
