/** A change that is executed and not synced yet. */
export interface UnsyncedChange {
  readonly settle: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Notifies the callers of committed changes once they are on disk; what is committed during a sync is part of the next
 * one. After a failed sync the content of the disk is unknown: nothing more is accepted.
 */
export class SyncQueue {
  /** Why the disk failed; undefined while it works. */
  failure: Error | undefined;
  private waiting: UnsyncedChange[] = [];
  private isSyncing = false;

  /** `sync` resolves when everything committed before the call is on disk. */
  constructor(
    private readonly sync: () => Promise<void>,
    private readonly onFailure: (failure: Error) => void,
  ) {}

  /** After a failure, a later sync may succeed although earlier changes were lost: then nothing is acknowledged. */
  add(committed: readonly UnsyncedChange[]): void {
    if (this.failure) return committed.forEach(({ reject }) => reject(this.failure));
    this.waiting.push(...committed);
    if (!this.isSyncing) void this.syncAll();
  }

  /** Accepts nothing more, since the disk failed. */
  stop(cause: unknown): void {
    if (!this.failure) this.fail([], cause);
  }

  /** Continues until no change waits for the disk. */
  private async syncAll(): Promise<void> {
    this.isSyncing = true;
    while (this.waiting.length > 0) {
      const syncing = this.waiting.splice(0);
      try {
        await this.sync();
        for (const { settle } of syncing) settle();
      } catch (cause) {
        this.fail(syncing, cause);
      }
    }
    this.isSyncing = false;
  }

  private fail(syncing: readonly UnsyncedChange[], cause: unknown): void {
    const failure = new Error('the disk failed to keep what was written', { cause });
    this.failure = failure;
    this.onFailure(failure);
    for (const { reject } of [...syncing, ...this.waiting.splice(0)]) reject(failure);
  }
}
