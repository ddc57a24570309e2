import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** The longest wait between two parts of an index, in milliseconds: searches that never end must not hold it up. */
const MAX_PAUSE_MS = 250;

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

  /** Resolves once the searches that run now have ended, or have taken too long. */
  async over(): Promise<void> {
    if (this.searches.size === 0) return;
    await Promise.race([Promise.allSettled(this.searches), pause(MAX_PAUSE_MS, undefined, { ref: false })]);
  }
}
