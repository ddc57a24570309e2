import { BackupErrors } from '@larder/contracts';

/** `wait`: writes continue when the gate opens. `refuse`: they fail, because their data is about to be replaced. */
export type PauseMode = 'wait' | 'refuse';

interface Pause {
  token: string;
  mode: PauseMode;
  ended: Promise<void>;
  end: () => void;
  timer: NodeJS.Timeout;
}

/** `Retry-After` of refused writes, in seconds. */
const RETRY_AFTER_SECONDS = 30;

/** All writes of a service to its own database pass this gate, so that they can be paused. */
export class WriteGate {
  private pause: Pause | undefined;
  private inFlight = 0;
  private readonly idle = new Set<() => void>();

  /**
   * Closes the gate for at most `forMs` milliseconds; the same token extends its pause, another one replaces it. While
   * a restore refuses writes, the pause for its own backup has no effect.
   */
  close(token: string, mode: PauseMode, forMs: number): void {
    if (mode === 'wait' && this.pause?.mode === 'refuse') return;
    if (this.pause?.token === token && this.pause.mode === mode) clearTimeout(this.pause.timer);
    else this.open();
    const timer = setTimeout(() => this.open(token), forMs).unref();
    if (this.pause) this.pause.timer = timer;
    else this.pause = { token, mode, timer, ...endable() };
  }

  get isOpen(): boolean {
    return this.pause === undefined;
  }

  /** Ends the pause with this token, or any. */
  open(token?: string): void {
    const { pause } = this;
    if (!pause || (token !== undefined && pause.token !== token)) return;
    clearTimeout(pause.timer);
    this.pause = undefined;
    pause.end();
  }

  /** Resolves when no write is in flight. */
  async whenIdle(): Promise<void> {
    if (this.inFlight > 0) await new Promise<void>((resolve) => this.idle.add(resolve));
  }

  /** Runs a write when the gate is open. @throws BackupErrors.restoring while writes are refused */
  async run<T>(write: () => Promise<T>): Promise<T> {
    while (this.pause) {
      if (this.pause.mode === 'refuse') throw BackupErrors.restoring({ retryAfterSeconds: RETRY_AFTER_SECONDS });
      await this.pause.ended;
    }
    this.inFlight += 1;
    try {
      return await write();
    } finally {
      this.inFlight -= 1;
      if (this.inFlight === 0) this.wake();
    }
  }

  private wake(): void {
    const waiting = [...this.idle];
    this.idle.clear();
    waiting.forEach((resolve) => resolve());
  }
}

function endable(): Pick<Pause, 'ended' | 'end'> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}
