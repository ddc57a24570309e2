import type { Log } from '../logging/log.js';

interface TurnParts {
  /** The length of a turn in milliseconds; unlimited when absent. */
  turnMs: number | undefined;
  doOthersWait: () => Promise<boolean>;
  end: () => void;
  log: Log;
}

/** The turn of a running job: after its length, the job gives its slot to a waiting job of another owner. */
export class JobTurn {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: TurnParts) {}

  /** Starts the turn unless it has started. Called at progress, so that a job makes some in every turn. */
  start(): void {
    const { turnMs } = this.parts;
    if (turnMs !== undefined) this.timer ??= setInterval(() => void this.check(), turnMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    try {
      if (await this.parts.doOthersWait()) this.parts.end();
    } catch (error) {
      this.parts.log.debug('waiting jobs not read', { error });
    }
  }
}
