import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncData = promisify(fdatasync);

/**
 * The write-ahead log, opened a second time only to be synced: on another thread, so that reads and further changes go on
 * while the disk works.
 */
export class LogFile {
  private readonly descriptor: number;

  /** The file has to be there; some systems sync only what is open for writing. */
  constructor(path: string) {
    this.descriptor = openSync(path, 'r+');
  }

  /** Resolves when everything that was written to the log before the call is on disk. */
  sync(): Promise<void> {
    return syncData(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
