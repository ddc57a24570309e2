import type { Connection } from 'mongoose';
import type { Log } from '../logging/log.js';
import type { SharedWrites } from './shared-writes.js';
import { UncountedWriters } from './uncounted-writers.js';
import { VersionDocuments } from './version-documents.js';
import { VersionReader } from './version-reader.js';
import { WHOLE_SITE } from '../write-tracking/write-scope.js';

/** The versions of a service's data, in a database to which several processes write. */
export class DataVersions {
  private readonly reader: VersionReader;
  private readonly uncounted: UncountedWriters;

  /** `writes` is null where the versions are in the memory of the process, or nothing depends on them. */
  constructor(
    private readonly writes: SharedWrites | null,
    private readonly connection: Connection,
    log: Log,
  ) {
    writes?.start(connection);
    this.reader = new VersionReader(connection, log);
    this.uncounted = new UncountedWriters(connection, log);
  }

  get areShared(): boolean {
    return this.writes !== null;
  }

  /** Call it when this replica is registered, before it accepts requests. */
  async start(): Promise<void> {
    if (!this.writes) return;
    // The data may have been replaced or repaired while the service was stopped.
    await new VersionDocuments(this.connection).renew(WHOLE_SITE);
    await this.uncounted.start();
  }

  async stop(): Promise<void> {
    this.uncounted.stop();
    await this.writes?.stop();
  }

  /** The version of each group's data; null while something may be written, or may be written without being counted. */
  async read(groupIds: readonly string[]): Promise<(string | null)[]> {
    const versions = await this.reader.read(groupIds);
    return this.uncounted.mayWrite ? versions.map(() => null) : versions;
  }
}
