import type { LauncherLog } from './launcher-log.js';
import type { RunningChild } from './running-child.js';

const TICK_MS = 1_000;
/** Loading the program blocks the event loop for a while on a slow machine. */
const STARTING_TICKS = 60;
const READY_TICKS = 10;

/**
 * Kills a child whose event loop is blocked: it should send a heartbeat every second. Counts its own ticks instead of
 * the clock, which continues while the machine is suspended.
 */
export class Heartbeat {
  private missed = 0;
  private limit = STARTING_TICKS;

  constructor(
    private readonly child: Pick<RunningChild, 'exited' | 'kill' | 'onMessage'>,
    private readonly log: Pick<LauncherLog, 'error'>,
  ) {
    const timer = setInterval(() => this.tick(), TICK_MS);
    child.onMessage(() => (this.missed = 0));
    void child.exited.then(() => clearInterval(timer));
  }

  /** Starts the limit of ten seconds between heartbeats. */
  expectOften(): void {
    this.limit = READY_TICKS;
    this.missed = 0;
  }

  private tick(): void {
    this.missed += 1;
    if (this.missed !== this.limit) return;
    this.log.error('no longer responds, ending it', { seconds: this.limit });
    this.child.kill();
  }
}
