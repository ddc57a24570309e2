import { BackupErrors, type BackupRun } from '@larder/contracts';
import type { SiteRecords } from './site-records.js';

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

  /** Begins a step and stores it at once. @throws BackupErrors.interrupted when another process has ended the run */
  async begin(step: Step): Promise<void> {
    [this.step, this.percent] = [step, 0];
    await this.onCheckpoint(step);
    if (!(await this.save())) throw BackupErrors.interrupted();
  }

  /** Sets the percentage of the step; stored about once a second. */
  readonly advance = (percent: number): void => {
    this.percent = Math.min(Math.max(Math.round(percent), 0), 100);
  };

  /** A checkpoint between two steps, at which tests may interrupt the run. */
  async checkpoint(point: string): Promise<void> {
    await this.onCheckpoint(point);
  }

  /** Returns whether the run is still recorded as running. */
  private save(): Promise<boolean> {
    return this.records.update(this.id, { step: this.step, percent: this.percent });
  }
}
