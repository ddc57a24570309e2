import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncData = promisify(fdatasync);

/**
 * A file of SQLite, opened a second time only for syncing: on another thread, so that reads continue meanwhile. Closing
 * the database file releases SQLite's lock.
 */
export class SyncedFile {
  readonly descriptor: number;

  /** The file must exist; some systems sync only files that are open for writing. */
  constructor(path: string) {
    this.descriptor = openSync(path, 'r+');
  }

  /** Resolves when everything written to the file before the call is on disk. */
  sync(): Promise<void> {
    return syncData(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
