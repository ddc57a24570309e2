import { logPath } from '../../store/files/classify-files.js';
import { LogReserve } from '../../store/files/log-reserve.js';
import type { Engine } from '../engine/engine.js';
import { removeExpired } from './expiry.js';
import { removeGarbage } from '../engine/garbage.js';

/** The interval of MongoDB's own expiry task. */
const EXPIRY_EVERY_MS = 60 * 1000;
const GARBAGE_EVERY_MS = 1000;
/** Other programs use the disk, too. */
const SPACE_EVERY_MS = 1000;

/** Background tasks: expired documents, the reserves for a full disk, the data of dropped collections and indexes. */
export class Housekeeping {
  private readonly timers: NodeJS.Timeout[];
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;
  private readonly logReserve: LogReserve;

  constructor(private readonly engine: Engine) {
    this.logReserve = new LogReserve(logPath(engine.directory));
    this.timers = [
      this.every(EXPIRY_EVERY_MS, () => removeExpired(engine, new Date())),
      this.every(SPACE_EVERY_MS, () => this.maintainReserves()),
      this.every(GARBAGE_EVERY_MS, () => removeGarbage(engine, () => this.isStopped)),
    ];
  }

  /** Testing the free space also maintains the reserve file. */
  private maintainReserves(): Promise<void> {
    if (!this.engine.space.isLow) this.logReserve.extend();
    return Promise.resolve();
  }

  /** Starts nothing new and waits for the running task. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }

  private every(intervalMs: number, work: () => Promise<void>): NodeJS.Timeout {
    let isDue = true;
    const timer = setInterval(() => {
      if (!isDue) return;
      isDue = false;
      this.running = this.running.then(() => this.logFailure(work)).then(() => void (isDue = true));
    }, intervalMs);
    return timer.unref();
  }

  private async logFailure(work: () => Promise<void>): Promise<void> {
    if (this.isStopped) return;
    try {
      await work();
    } catch (error) {
      this.engine.logger.error('database housekeeping failed', { error: String(error) });
    }
  }
}
