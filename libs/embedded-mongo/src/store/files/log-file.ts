import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncData = promisify(fdatasync);

/**
 * The write-ahead log, opened a second time only for syncing: on another thread, so that reads and further changes
 * continue meanwhile.
 */
export class LogFile {
  private readonly descriptor: number;

  /** The file must exist; some systems sync only files that are open for writing. */
  constructor(path: string) {
    this.descriptor = openSync(path, 'r+');
  }

  /** Resolves when everything written to the log before the call is on disk. */
  sync(): Promise<void> {
    return syncData(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
