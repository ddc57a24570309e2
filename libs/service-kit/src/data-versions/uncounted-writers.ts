import type { Connection } from 'mongoose';
import type { Log } from '../logging/log.js';
import { Replicas } from '../migrations/replicas.js';
import { VersionDocuments } from './version-documents.js';
import { WHOLE_SITE } from '../write-tracking/write-scope.js';

/** The interval of checks, in milliseconds. */
const CHECK_MS = 1_000;
/** A check that was started longer ago says nothing, in milliseconds. */
const VALID_MS = 3_000;

/** Replicas of versions that store no holds when they write: while one is running, the data have no version. */
export class UncountedWriters {
  private readonly documents: VersionDocuments;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private checkedAt = -Infinity;
  /** Whether the last check has found one. */
  private found = false;

  constructor(
    private readonly connection: Connection,
    private readonly log: Log,
  ) {
    this.documents = new VersionDocuments(connection);
  }

  /** Whether one may be running. */
  get mayWrite(): boolean {
    return this.found || performance.now() - this.checkedAt > VALID_MS;
  }

  /** Checks now, and then at intervals. */
  async start(): Promise<void> {
    await this.check().catch((error: unknown) => this.log.debug('replicas could not be counted', { error }));
    if (!this.stopped) this.timer = setTimeout(() => void this.start(), CHECK_MS).unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async check(): Promise<void> {
    const startedAt = performance.now();
    const areFound = (await Replicas.countUncounted(this.connection)) > 0;
    // What they have written meanwhile has changed no version.
    if (this.found && !areFound) await this.documents.renew(WHOLE_SITE);
    this.found = areFound;
    this.checkedAt = startedAt;
  }
}
