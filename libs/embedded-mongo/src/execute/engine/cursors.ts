import { randomInt } from 'node:crypto';
import { CommandError } from '../../errors.js';
import type { DocumentSource } from './document-source.js';

/** MongoDB's own timeout. */
const IDLE_MS = 10 * 60 * 1000;
/** The lifetime of a session, and so of a cursor without timeout. */
export const SESSION_MINUTES = 30;
export const SESSION_MS = SESSION_MINUTES * 60 * 1000;
const SWEEP_MS = 30 * 1000;
/** A reply must fit a message, of which one document may take most. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const READ_AT_ONCE = 64;

/** An open cursor. */
export class Cursor {
  usedAt = Date.now();
  private buffered: Buffer[] = [];
  private isInUse = false;

  constructor(
    readonly namespace: string,
    private readonly source: DocumentSource,
    readonly idleMs = IDLE_MS,
  ) {}

  get isDone(): boolean {
    return this.buffered.length === 0 && this.source.isDone;
  }

  /**
   * The next documents: at most `count`, and no more than fit a message. After a failure, the cursor must not be used.
   *
   * @throws CommandError when another request is reading
   */
  async next(count: number): Promise<Buffer[]> {
    if (this.isInUse) throw new CommandError('CursorInUse', 'cursor is already in use');
    this.isInUse = true;
    this.usedAt = Date.now();
    const batch = await this.read(count);
    this.isInUse = false;
    return batch;
  }

  private async read(count: number): Promise<Buffer[]> {
    const batch: Buffer[] = [];
    let bytes = 0;
    while (batch.length < count && !this.isDone) {
      if (this.buffered.length === 0)
        this.buffered = await this.source.read(Math.min(count - batch.length, READ_AT_ONCE));
      const next = this.buffered[0];
      if (!next) continue;
      if (batch.length > 0 && bytes + next.length > MAX_BATCH_BYTES) break;
      bytes += next.length;
      batch.push(next);
      this.buffered.shift();
    }
    return batch;
  }
}

/** All open cursors. Those that are idle for ten minutes are closed. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();
  private readonly sweeper = setInterval(() => this.sweep(), SWEEP_MS).unref();

  get count(): number {
    return this.open.size;
  }

  add(cursor: Cursor): bigint {
    const id = BigInt(randomInt(1, 2 ** 47));
    this.open.set(id, cursor);
    return id;
  }

  /** @throws CommandError when it is not open */
  get(id: bigint): Cursor {
    const cursor = this.open.get(id);
    if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    return cursor;
  }

  /** Whether it was open. */
  close(id: bigint): boolean {
    return this.open.delete(id);
  }

  closeAll(): void {
    clearInterval(this.sweeper);
    this.open.clear();
  }

  private sweep(now = Date.now()): void {
    for (const [id, cursor] of this.open) if (now - cursor.usedAt > cursor.idleMs) this.open.delete(id);
  }
}
