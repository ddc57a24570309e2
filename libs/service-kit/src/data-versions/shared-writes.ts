import type { Connection } from 'mongoose';
import { pause } from '../async/abortable.js';
import { currentContext, newId } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import type { EndWrite, WriteCommand, WriteTracker } from '../write-tracking/write-tracker.js';
import { storeHold, VersionDocuments } from './version-documents.js';
import { WriteHold } from './write-hold.js';
import { writeScope } from '../write-tracking/write-scope.js';

/** How long a write may take effect after its connection broke, in milliseconds. */
const UNSETTLED_MS = 60_000;
/** The interval at which the tokens of long writes are replaced, in milliseconds. */
const REPLACE_TOKENS_MS = 30_000;
/** How long after a write other replicas may receive its broadcasts, in milliseconds. */
const QUIET_MS = 1_000;
/** The longest time a stop waits until holds may be released, in milliseconds; others are removed by readers. */
const STOP_MS = QUIET_MS;

interface SharedWritesParts {
  /** The service's own database. Writes to others do not count. */
  database: string;
  /** How long replicas may cache documents of a collection, in milliseconds. */
  cachedMs: Readonly<Record<string, number>>;
  log: Log;
}

/**
 * Versions a database to which several processes write (docs/decisions/0042-versions-across-processes.md). Before a
 * process writes to the documents of a group, it stores a hold; while there is one, the group's data have no version.
 * The hold covers all writes that follow each other, and its removal changes the version.
 */
export class SharedWrites implements WriteTracker {
  private readonly holds = new Map<string, WriteHold>();
  /** All holds that are not released yet, also those that were replaced. */
  private readonly active = new Set<WriteHold>();
  private documents: VersionDocuments | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: SharedWritesParts) {}

  /** Uses the connection for what no write waits for. Call it before the first write. */
  start(connection: Connection): void {
    this.documents = new VersionDocuments(connection);
    this.timer = setInterval(() => this.replaceTokens(), REPLACE_TOKENS_MS).unref();
  }

  /** Releases the holds, as far as possible within a second. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    const releasable = [...this.active].filter((hold) => hold.isIdle && hold.remainingMs <= STOP_MS);
    await pause(Math.max(0, ...releasable.map(({ remainingMs }) => remainingMs)));
    await Promise.all(releasable.map((hold) => this.release(hold)));
  }

  async begin(write: WriteCommand): Promise<EndWrite> {
    if (write.database !== this.parts.database) return () => undefined;
    const scope = writeScope(write.command, currentContext()?.actor ?? null);
    const quietMs = QUIET_MS + this.cachedMs(write);
    const hold = await this.hold(scope, write);
    return (outcome) => {
      if (outcome === 'unknown') setTimeout(() => this.end(hold, true, quietMs), UNSETTLED_MS).unref();
      else this.end(hold, outcome === 'changed', quietMs);
    };
  }

  /** How long replicas that miss a broadcast may show the state before the write; no cache has missing documents. */
  private cachedMs({ command, collection }: WriteCommand): number {
    return 'insert' in command ? 0 : (this.parts.cachedMs[collection] ?? 0);
  }

  /** A stored hold of the scope, for one more write. */
  private async hold(scope: string, { send }: WriteCommand): Promise<WriteHold> {
    for (;;) {
      const existing = this.holds.get(scope);
      const hold = existing?.isUsable ? existing : this.create(scope, send);
      hold.begin();
      try {
        await hold.stored;
        if (hold.isUsable) return hold;
      } catch (error) {
        // Another write's connection may have failed; then this one registers a hold itself.
        if (hold !== existing) throw error;
      }
      this.end(hold, false, 0);
    }
  }

  private create(scope: string, send: WriteCommand['send']): WriteHold {
    const hold = new WriteHold(scope, (token) => storeHold(send, scope, token));
    this.holds.set(scope, hold);
    this.active.add(hold);
    // It may have been stored although its connection broke.
    hold.stored.catch(() => this.release(hold));
    return hold;
  }

  private end(hold: WriteHold, hasChanged: boolean, quietMs: number): void {
    hold.end(hasChanged, quietMs);
    if (hold.isIdle) this.scheduleRelease(hold);
  }

  private scheduleRelease(hold: WriteHold): void {
    hold.timer ??= setTimeout(() => {
      hold.timer = undefined;
      if (!hold.isIdle) return; // the end of the pending write schedules it again
      if (hold.remainingMs > 0) this.scheduleRelease(hold);
      else void this.release(hold);
    }, Math.ceil(hold.remainingMs)).unref();
  }

  private async release(hold: WriteHold): Promise<void> {
    if (this.holds.get(hold.scope) === hold) this.holds.delete(hold.scope);
    if (!this.active.delete(hold)) return;
    await hold.replaced;
    await this.attempt(() => this.documents?.release(hold.scope, hold.token, hold));
  }

  /** So that readers do not take a long write for one of a crashed process. */
  private replaceTokens(): void {
    for (const hold of this.active) if (!hold.isUsable) hold.replaced = this.replaceToken(hold);
  }

  private async replaceToken(hold: WriteHold): Promise<void> {
    await hold.replaced;
    const [from, to] = [hold.token, newId()];
    if (await this.attempt(() => this.documents?.replaceToken(hold.scope, { from, to }))) hold.token = to;
  }

  /** Readers remove a hold whose end could not be stored. */
  private async attempt(store: () => Promise<void> | undefined): Promise<boolean> {
    try {
      await store();
      return true;
    } catch (error) {
      this.parts.log.debug('the state of writes could not be stored', { error });
      return false;
    }
  }
}
