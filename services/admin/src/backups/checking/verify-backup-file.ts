import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BackupErrors } from '@larder/contracts';
import { openArchive } from '../archive/archive.js';
import { MAX_ENTRIES } from '../archive/archive.js';
import type { Manifest } from '../archive/manifest.js';
import { verifyArchive } from '../archive/verify-archive.js';
import { isEncryptedName } from '../backup-name.js';
import { checkHead, decryptStream } from '../encryption/age-streams.js';
import { LocalFile } from './local-file.js';

/** The options of a check. */
export interface FileCheck {
  /** The passphrase of an encrypted file. */
  passphrase: string | undefined;
  /** The highest migration of each service that this program has. */
  knownMigrations: Record<string, number>;
  /** Maximum unpacked size of the archive, in bytes. */
  maxBytes: number;
}

/** A file that is not a backup of Larder, or cannot be read; the message contains the reason. */
export class BackupFileProblem extends Error {}

const AGE = 'age-encryption.org/';
/** The head of an encrypted file has about 200 bytes. */
const HEAD_BYTES = 4_096;

/**
 * Verifies a backup in a local file, as the product does after making one. An encrypted one is decrypted to an unlinked
 * temporary file, so that nothing remains even when the process is killed.
 *
 * @throws BackupErrors or BackupFileProblem for an invalid backup
 */
export async function verifyBackupFile(path: string, check: FileCheck): Promise<Manifest> {
  const handle = await openBackup(path);
  try {
    const file = new LocalFile(handle);
    const head = await buffer(file.read({ start: 0, end: HEAD_BYTES - 1 }));
    if (!isEncryptedName(path) && !head.toString('latin1').startsWith(AGE)) return await verifyZip(file, check);
    if (!check.passphrase) throw BackupErrors.passphraseNeeded();
    await checkHead(head, check.passphrase);
    return await withCopy((copy) =>
      verifyEncrypted(file, copy, { ...check, path, passphrase: check.passphrase ?? '' }),
    );
  } finally {
    await handle.close();
  }
}

async function verifyEncrypted(
  file: LocalFile,
  copy: FileHandle,
  check: FileCheck & { path: string; passphrase: string },
): Promise<Manifest> {
  const plain = await decryptStream(file.read(), check.passphrase, basename(check.path));
  for await (const chunk of plain) await copy.appendFile(chunk as Buffer);
  return verifyZip(new LocalFile(copy), check);
}

async function verifyZip(file: LocalFile, { knownMigrations: migrations, maxBytes }: FileCheck): Promise<Manifest> {
  const archive = await openArchive(file, 'backup', { entries: MAX_ENTRIES, bytes: maxBytes });
  try {
    if (!archive.manifest)
      throw new BackupFileProblem(
        'This is not a backup of Larder: manifest.json is missing. A backup of another product is only checked when it is restored.',
      );
    return await verifyArchive(archive, migrations);
  } finally {
    archive.close();
  }
}

async function openBackup(path: string): Promise<FileHandle> {
  try {
    const handle = await open(path, 'r');
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    throw new BackupFileProblem(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  throw new BackupFileProblem(`${path} is not a file.`);
}

async function withCopy<T>(work: (copy: FileHandle) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-verify-'));
  let copy: FileHandle | undefined;
  try {
    copy = await open(join(folder, 'copy'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  try {
    return await work(copy);
  } finally {
    await copy.close();
  }
}
