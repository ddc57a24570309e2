import { BackupErrors, AppError } from '@larder/contracts';
import type { Readable } from 'node:stream';
import { ObjectNotFoundError } from '@larder/object-store';
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import { ArchiveSize, DATA_FOLDER, entryProblem, type ArchiveLimits } from './entry-problem.js';
import { StoredZip, type ArchiveFiles } from './stored-zip.js';

const DATABASE = 'database.json';
const MANIFEST = 'manifest.json';

/** An image or another file in an archive. */
export interface ArchivedFile {
  /** Its path in the data folder. */
  path: string;
  bytes: number;
  /** Its checksum in the archive; the library does not verify it. */
  crc32: number;
  open(): Promise<Readable>;
}

/** An archive whose directory was checked; its content has not been read. */
export interface Archive {
  /** The dump. */
  database: () => Promise<Readable>;
  databaseBytes: number;
  /** Absent in archives of other products. */
  manifest: (() => Promise<Readable>) | null;
  files: ArchivedFile[];
  close: () => void;
}

/** Opens an archive and checks its directory, without unpacking anything. @throws BackupErrors for an invalid archive */
export async function openArchive(store: ArchiveFiles, key: string, limits: ArchiveLimits): Promise<Archive> {
  const object = await store.head(key);
  if (!object) throw BackupErrors.notFound();
  const zip = await openZip(new StoredZip(store, key, object.size), object.size);
  try {
    return archiveOf(zip, await entriesOf(zip, object.size, limits));
  } catch (error) {
    zip.close();
    throw error instanceof AppError || isOutage(error) ? error : toBackupError(error);
  }
}

/** The library's message for names that point outside the archive. */
const UNSAFE_NAME = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)/s;

function toBackupError(error: unknown): AppError {
  const name = UNSAFE_NAME.exec(error instanceof Error ? error.message : '')?.[1];
  return name === undefined ? BackupErrors.notZip({}, error) : BackupErrors.unsafe({ name: name.slice(0, 100) }, error);
}

async function openZip(reader: StoredZip, size: number): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(reader, size, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
    });
  } catch (error) {
    throw isOutage(error) ? error : BackupErrors.notZip({}, error);
  }
}

async function entriesOf(zip: ZipFile, fileSize: number, limits: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw BackupErrors.tooLarge();
  const size = new ArchiveSize(limits);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize, externalFileAttributes } = entry;
    const isEncrypted = entry.isEncrypted();
    const facts = { fileName, compressedSize, uncompressedSize, externalFileAttributes, isEncrypted };
    const problem = entryProblem(facts) ?? size.add(facts);
    if (problem) throw problem;
    entries.push(entry);
  }
  if (size.overlaps(fileSize)) throw BackupErrors.tooLarge();
  return entries;
}

function archiveOf(zip: ZipFile, entries: Entry[]): Archive {
  const base = baseOf(entries.map(({ fileName }) => fileName));
  const open = (entry: Entry) => () => zip.openReadStreamPromise(entry);
  const find = (name: string) => entries.find(({ fileName }) => fileName === `${base}${name}`);
  const [database, manifest] = [find(DATABASE), find(MANIFEST)];
  if (!database) throw BackupErrors.incomplete({ name: DATABASE });
  const folder = `${base}${DATA_FOLDER}`;
  const inFolder = entries.filter(({ fileName }) => fileName.startsWith(folder));
  // The folder is absent for a site without images.
  if (!manifest && inFolder.length === 0) throw BackupErrors.incomplete({ name: DATA_FOLDER });
  const files = inFolder
    .filter(({ fileName }) => !fileName.endsWith('/'))
    .map((entry) => ({
      path: entry.fileName.slice(folder.length),
      bytes: entry.uncompressedSize,
      crc32: entry.crc32,
      open: open(entry),
    }));
  const close = () => zip.close();
  const databaseBytes = database.uncompressedSize;
  return { database: open(database), databaseBytes, manifest: manifest ? open(manifest) : null, files, close };
}

/** Some programs pack everything into one folder and add a metadata folder whose name starts with `__`. */
function baseOf(names: string[]): string {
  if (names.includes(DATABASE)) return '';
  const tops = new Set(names.filter((name) => name.includes('/')).map((name) => name.slice(0, name.indexOf('/') + 1)));
  const [base] = [...tops].filter((top) => !top.startsWith('__'));
  return base !== undefined && names.includes(`${base}${DATABASE}`) ? base : '';
}

/** Whether the object store is unavailable, so that nothing is known about the archive. */
function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('ObjectStore') && !(error instanceof ObjectNotFoundError);
}
