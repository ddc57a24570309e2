import { setTimeout as pause } from 'node:timers/promises';
import type { Larder } from '../client/larder.js';

const INTERVAL_MS = 25;

/** Changes a recipe continuously and measures the longest time between two successful changes. */
export class SteadyWriter {
  private longestMs = 0;
  private lastDoneAt = performance.now();
  private stopped = false;
  private readonly done: Promise<void>;

  constructor(larder: Larder, path: string) {
    this.done = this.write(larder, path);
  }

  /** Stops and returns the longest time between two successful changes, in milliseconds. */
  async stop(): Promise<number> {
    this.stopped = true;
    await this.done;
    this.note();
    return this.longestMs;
  }

  private async write(larder: Larder, path: string): Promise<void> {
    for (let count = 0; !this.stopped; count += 1) {
      const body = JSON.stringify({ description: `Changed ${count} times` });
      const { status } = await larder.call('PATCH', path, body).catch(() => ({ status: 0 }));
      if (status === 200) this.note();
      await pause(INTERVAL_MS);
    }
  }

  private note(): void {
    const now = performance.now();
    this.longestMs = Math.max(this.longestMs, now - this.lastDoneAt);
    this.lastDoneAt = now;
  }
}
