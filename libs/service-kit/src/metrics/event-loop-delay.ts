import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
/** Applications of one process are scraped together, within this time, and all get the same value. */
const SCRAPE_MS = 1000;

/** Measures how long callbacks wait for the event loop, while anyone watches it. */
export class EventLoopDelay {
  /** The one of this process, for all its applications: each would wake the process fifty times a second. */
  static readonly ofProcess = new EventLoopDelay();

  private readonly delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly watchers = new Set<object>();
  private last = { at: -Infinity, seconds: 0 };

  start(watcher: object): void {
    this.watchers.add(watcher);
    this.delays.enable();
  }

  stop(watcher: object): void {
    this.watchers.delete(watcher);
    if (this.watchers.size === 0) this.delays.disable();
  }

  /** The 99th percentile since the last scrape, in seconds. */
  p99Seconds(): number {
    const now = performance.now();
    if (now - this.last.at < SCRAPE_MS) return this.last.seconds;
    const seconds = this.delays.percentile(99) / 1e9;
    this.delays.reset();
    this.last = { at: now, seconds: Number.isFinite(seconds) ? seconds : 0 };
    return this.last.seconds;
  }
}
