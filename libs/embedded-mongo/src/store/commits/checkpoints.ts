import { join } from 'node:path';
import { checkpointUnsynced } from '../database.js';
import { DATABASE_FILE, LOG_FILE } from '../files/classify-files.js';
import { hasFrame } from '../files/log-frames.js';
import { SyncedFile } from '../files/synced-file.js';
import type { Sqlite } from '../sqlite.js';

/** 32 MB: pages that every commit changes, such as those of indexes, are copied into the file less often. */
const LONG_LOG_FRAMES = 8000;

/**
 * Syncs the log, and copies it into the file when it has grown. SQLite itself would sync both in the commit that makes
 * the log long, and nothing could be read meanwhile; here another thread does.
 */
export class Checkpoints {
  private readonly file: SyncedFile;
  private readonly log: SyncedFile;
  private dueAt = LONG_LOG_FRAMES;
  private isClosed = false;

  /** The files must exist. */
  constructor(
    private readonly database: Sqlite,
    directory: string,
  ) {
    this.file = new SyncedFile(join(directory, DATABASE_FILE));
    this.log = new SyncedFile(join(directory, LOG_FILE));
  }

  /** Resolves when everything written to the log before the call is on disk. */
  sync(): Promise<void> {
    return this.log.sync();
  }

  get isDue(): boolean {
    return hasFrame(this.log.descriptor, this.dueAt);
  }

  /**
   * Copies the log into the file. Nothing may be committed until it resolves: SQLite overwrites a copied log, so the file
   * has to be on disk before. A log that cannot be copied, as on a full disk, becomes longer.
   */
  async run(): Promise<void> {
    await this.log.sync();
    if (this.isClosed) return;
    const isCopied = checkpointUnsynced(this.database);
    this.dueAt = isCopied ? LONG_LOG_FRAMES : this.dueAt + LONG_LOG_FRAMES;
    await this.file.sync();
  }

  closeLog(): void {
    this.isClosed = true;
    this.log.close();
  }

  /** Must be called after the database is closed. */
  closeFile(): void {
    this.file.close();
  }
}
