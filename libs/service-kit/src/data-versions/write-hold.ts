import { newId } from '../context/request-context.js';

/** No further writes begin under a hold after this time, in milliseconds. */
const USED_MS = 30_000;
/** How long a hold outlives its last write at least, in milliseconds, since writes often follow each other. */
const LINGER_MS = 50;

/** An announcement, stored in the database, that this process may be writing to the documents of a scope. */
export class WriteHold {
  /** The token under which it is stored. Readers remove one that stays for too long: its process has crashed. */
  token = newId();
  /** Whether something may have been written. */
  hasChanged = false;
  /** Resolves when it is stored. */
  readonly stored: Promise<void>;
  /** Resolves when no replacement of its token is under way. */
  replaced: Promise<void> = Promise.resolve();
  /** Releases it later. */
  timer: NodeJS.Timeout | undefined;

  private readonly startedAt = performance.now();
  private pending = 0;
  private quietUntil = 0;

  constructor(
    readonly scope: string,
    store: (token: string) => Promise<void>,
  ) {
    this.stored = store(this.token);
  }

  /** Whether further writes may begin under it. */
  get isUsable(): boolean {
    return performance.now() - this.startedAt < USED_MS;
  }

  /** Whether no write is under way. */
  get isIdle(): boolean {
    return this.pending === 0;
  }

  /** How long it has to be kept if no further write begins, in milliseconds. */
  get remainingMs(): number {
    return Math.max(0, this.quietUntil - performance.now());
  }

  begin(): void {
    this.pending += 1;
  }

  /** Ends a write. If it has changed something, the hold is kept for `quietMs` more milliseconds. */
  end(hasChanged: boolean, quietMs: number): void {
    this.pending -= 1;
    this.hasChanged ||= hasChanged;
    this.quietUntil = Math.max(this.quietUntil, performance.now() + (hasChanged ? quietMs : LINGER_MS));
  }
}
