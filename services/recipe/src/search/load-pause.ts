import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Indexes are read in parts; the next part waits while the database answers searches, which would compete with it. */
@Injectable()
export class LoadPause {
  private readonly searches = new Set<Promise<unknown>>();

  /** Runs a search that no index answers yet. */
  async during<Result>(search: () => Promise<Result>): Promise<Result> {
    const running = search();
    this.searches.add(running);
    try {
      return await running;
    } finally {
      this.searches.delete(running);
    }
  }

  /**
   * Waits until the searches that run now have ended, at most so many milliseconds: where somebody always searches, an index
   * that never gets its turn would only make more of them slow. Resolves to the milliseconds that it took.
   */
  async over(mostMs: number): Promise<number> {
    if (this.searches.size === 0 || mostMs <= 0) return 0;
    const startedAt = performance.now();
    await Promise.race([Promise.allSettled(this.searches), pause(mostMs, undefined, { ref: false })]);
    return performance.now() - startedAt;
  }
}
