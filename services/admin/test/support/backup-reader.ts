import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { openArchive } from '../../src/backups/archive/archive.js';
import { readDump } from '../../src/backups/archive/dump.js';
import { verifyArchive } from '../../src/backups/archive/verify-archive.js';
import { KNOWN_MIGRATIONS } from './a-backup.js';

const KEY = 'backups/test.zip';
const LIMITS = { entries: 1_000, bytes: 64 * 1024 * 1024 };

/** Reads archives as a restore does, from an object store in a folder of its own. */
export class BackupReader {
  private constructor(
    private readonly folder: string,
    private readonly store: ObjectStore,
  ) {}

  static async open(): Promise<BackupReader> {
    const folder = await mkdtemp(join(tmpdir(), 'larder-archives-'));
    const store = objectStoreFrom({ DATA_DIR: folder });
    await store.ensureReady();
    return new BackupReader(folder, store);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** The content of an accepted archive, or the code of the error with which it is refused. */
  async read(bytes: Buffer, limits = LIMITS): Promise<{ text: string } | { code: string }> {
    await this.store.put(KEY, bytes);
    try {
      return { text: await this.contentOf(limits) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(error.kind).toBe('refused');
      return { code: error.code };
    }
  }

  private async contentOf(limits: typeof LIMITS): Promise<string> {
    const archive = await openArchive(this.store, KEY, limits);
    try {
      await verifyArchive(archive, KNOWN_MIGRATIONS);
      let text = '';
      for await (const part of readDump(await archive.database()))
        text += part.kind === 'document' ? part.document : '';
      for (const file of archive.files) for await (const chunk of await file.open()) text += String(chunk);
      return text;
    } finally {
      archive.close();
    }
  }
}
