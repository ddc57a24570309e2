import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
/** Applications of one process are scraped together, within this time, and all get the same value. */
const SCRAPE_MS = 1000;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let watchers = 0;
let last = { at: -Infinity, seconds: 0 };

export interface EventLoopWatcher {
  /** The 99th percentile since the last scrape, in seconds. */
  p99Seconds(): number;
  stop(): void;
}

/**
 * Watches how long callbacks wait for the event loop. One monitor for all applications of the process, since each would
 * wake it fifty times a second.
 */
export function watchEventLoop(): EventLoopWatcher {
  watchers += 1;
  delays.enable();
  let isStopped = false;
  return {
    p99Seconds,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      watchers -= 1;
      if (watchers === 0) delays.disable();
    },
  };
}

function p99Seconds(): number {
  const now = performance.now();
  if (now - last.at < SCRAPE_MS) return last.seconds;
  const seconds = delays.percentile(99) / 1e9;
  delays.reset();
  last = { at: now, seconds: Number.isFinite(seconds) ? seconds : 0 };
  return last.seconds;
}
