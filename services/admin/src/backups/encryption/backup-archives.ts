import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { BackupErrors } from '@larder/contracts';
import { RangeNotSatisfiableError, TEMP_FOLDER, type ObjectStore } from '@larder/object-store';
import { InjectAllFiles, InjectConfig, KeyedQueue, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';
import { openArchive, type Archive } from '../archive/archive.js';
import { MAX_ENTRIES } from '../archive/archive.js';
import { isEncryptedName } from '../backup-name.js';

/** Loaded for encrypted backups only: its cryptography takes ten megabytes. */
const loadStreams = () => import('./age-streams.js');

/** The head of an encrypted file has about 200 bytes. */
const HEAD_BYTES = 4_096;
/** The queue in which keys are derived from passphrases: each derivation may take a gigabyte. */
const DERIVATIONS = 'derivations';

/** A backup in the object store. */
export interface StoredBackup {
  key: string;
  /** Its name; the extension shows whether it is encrypted. */
  name: string;
  /** Its passphrase; the configured one when null or empty. */
  passphrase: string | null;
}

/** Archives of backups, encrypted or not (docs/api/backups.md#encrypted-backups). */
@Injectable()
export class BackupArchives {
  private readonly queue = new KeyedQueue();

  constructor(
    @InjectAllFiles() private readonly files: ObjectStore,
    @InjectConfig() private readonly config: AdminConfig,
    private readonly log: Log,
  ) {}

  /** Whether new backups are encrypted. */
  get areEncrypted(): boolean {
    return this.config.BACKUP_PASSPHRASE !== undefined;
  }

  /** Stores an archive under a key; the extension decides whether it is encrypted. */
  async store(zip: Readable, { key, name }: Pick<StoredBackup, 'key' | 'name'>): Promise<void> {
    if (!isEncryptedName(name)) return void (await this.files.put(key, zip, { contentType: 'application/zip' }));
    const { encryptStream } = await loadStreams();
    await this.files.put(key, await encryptStream(zip, this.passphraseOf(null)));
  }

  /**
   * Opens a backup while `work` runs. An encrypted one is decrypted to a temporary copy first, since its parts are read
   * in any order.
   *
   * @throws BackupErrors for an invalid backup or passphrase
   */
  async use<T>(backup: StoredBackup, work: (archive: Archive) => Promise<T>): Promise<T> {
    if (!isEncryptedName(backup.name)) return this.useZip(backup.key, work);
    const copy = `${TEMP_FOLDER}/decrypted/${newId()}`;
    try {
      await this.checkPassphrase(backup); // reads at most the length of a header
      await this.decrypt(backup, copy);
      return await this.useZip(copy, work);
    } finally {
      await this.files.delete(copy).catch((error: unknown) => this.log.warn('decrypted copy not removed', { error }));
    }
  }

  /** Checks the passphrase of a backup; does nothing for one that is not encrypted. @throws BackupErrors */
  async checkPassphrase({ key, name, passphrase }: StoredBackup): Promise<void> {
    if (!isEncryptedName(name)) return;
    const { checkHead } = await loadStreams();
    const effectivePassphrase = this.passphraseOf(passphrase);
    await this.queue.run(DERIVATIONS, async () => checkHead(await this.headOf(key), effectivePassphrase));
  }

  private async decrypt({ key, name, passphrase }: StoredBackup, copy: string): Promise<void> {
    const effectivePassphrase = this.passphraseOf(passphrase);
    const { decryptStream } = await loadStreams();
    const { stream } = await this.files.get(key);
    const plain = await this.queue.run(DERIVATIONS, () => decryptStream(stream, effectivePassphrase, name));
    await this.files.put(copy, plain);
  }

  private async useZip<T>(key: string, work: (archive: Archive) => Promise<T>): Promise<T> {
    const limits = { entries: MAX_ENTRIES, bytes: this.config.BACKUP_MAX_UNPACKED_SIZE };
    const archive = await openArchive(this.files, key, limits);
    try {
      return await work(archive);
    } finally {
      archive.close();
    }
  }

  private async headOf(key: string): Promise<Uint8Array> {
    try {
      const { stream } = await this.files.get(key, { range: { start: 0, end: HEAD_BYTES - 1 } });
      return await buffer(stream);
    } catch (error) {
      throw error instanceof RangeNotSatisfiableError ? BackupErrors.notEncrypted({}, error) : error;
    }
  }

  private passphraseOf(entered: string | null): string {
    const passphrase = entered || this.config.BACKUP_PASSPHRASE; // an empty form field is an empty string
    if (passphrase === undefined) throw BackupErrors.passphraseNeeded();
    return passphrase;
  }
}
