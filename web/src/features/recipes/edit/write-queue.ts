import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** The body of a response, and the ETag of the new version; null when that also contains a change of another user. */
export interface VersionedResponse<Body> {
  body: Body;
  etag: string | null;
}

/** The result of an immediate write. */
export type WriteOutcome<Body> = { data: VersionedResponse<Body> } | { error: FetchBaseQueryError };

/**
 * Sends the immediate writes of an editor one after another, each with the ETag that the one before it led to. Sent at
 * once, all but the first would be rejected, as after another user's change.
 */
export class WriteQueue {
  private etag: string | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private unfinished = 0;
  private readonly listeners = new Set<() => void>();

  /** The next write is based on this version. */
  continueFrom(etag: string | null): void {
    this.etag = etag;
  }

  /** Runs a write after those before it; also after one that failed. */
  run<Body>(write: (etag: string | null) => Promise<WriteOutcome<Body>>): Promise<WriteOutcome<Body>> {
    const outcome = this.last.then(async () => {
      const result = await write(this.etag);
      if ('data' in result) this.etag = result.data.etag ?? this.etag;
      return result;
    });
    this.count(1);
    this.last = outcome.catch(() => undefined).then(() => this.count(-1));
    return outcome;
  }

  /** Whether a write is running or waiting. */
  isBusy = (): boolean => this.unfinished > 0;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private count(change: number): void {
    this.unfinished += change;
    for (const listener of this.listeners) listener();
  }
}
