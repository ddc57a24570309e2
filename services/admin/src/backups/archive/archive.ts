import { BackupErrors, AppError } from '@larder/contracts';
import type { Readable } from 'node:stream';
import { ObjectNotFoundError } from '@larder/object-store';
import {
  openZip,
  ZipError,
  type OpenedZip,
  type PackedEntry,
  type ZipLimits,
  type ZipSource,
  type ZipStore,
} from '@larder/service-kit/zip';

/** Maximum number of entries. */
export const MAX_ENTRIES = 1_000_000;
/** The folder in an archive that contains the files of the object store. */
export const DATA_FOLDER = 'data/';

/** Up to this size, in bytes, the ratio of an entry is not checked: the texts of a dump repeat. */
const RATIO_CHECKED_ABOVE = 64 * 1024 * 1024;
const MAX_NAME = 1_000;
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

/** The limits of an archive. */
export type ArchiveLimits = Pick<ZipLimits, 'entries' | 'bytes'>;

/** Opens an archive and checks its directory, without unpacking anything. @throws BackupErrors for an invalid archive */
export async function openArchive(store: ZipStore, key: string, limits: ArchiveLimits): Promise<Archive> {
  const object = await store.head(key);
  if (!object) throw BackupErrors.notFound();
  const zip = await openStoredZip({ store, key, size: object.size }, limits);
  try {
    return archiveOf(zip);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openStoredZip(source: ZipSource, limits: ArchiveLimits): Promise<OpenedZip> {
  try {
    const options = { strictNames: true, limits: { ...limits, ratioCheckedAbove: RATIO_CHECKED_ABOVE } };
    return await openZip(source, options);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw isOutage(error.cause) ? error.cause : toBackupError(error);
  }
}

function toBackupError(error: ZipError): AppError {
  switch (error.problem) {
    case 'not-a-zip':
    case 'damaged':
      return BackupErrors.notZip({}, error);
    case 'encrypted':
      return BackupErrors.encrypted({}, error);
    case 'unsafe-name':
    case 'link':
      return unsafe(error.entryName);
    case 'too-many-entries':
    case 'too-large-entry':
    case 'too-large':
      return BackupErrors.tooLarge({}, error);
  }
}

function archiveOf({ entries, close }: OpenedZip): Archive {
  const names = checkedNames(entries);
  const base = baseOf(names);
  const find = (name: string) => entries.find((entry) => entry.name === `${base}${name}`);
  const [database, manifest] = [find(DATABASE), find(MANIFEST)];
  if (!database) throw BackupErrors.incomplete({ name: DATABASE });
  const folder = `${base}${DATA_FOLDER}`;
  const inFolder = entries.filter(({ name }) => name.startsWith(folder));
  // The folder is absent for a site without images.
  if (!manifest && inFolder.length === 0) throw BackupErrors.incomplete({ name: DATA_FOLDER });
  const files = inFolder
    .filter(({ name }) => !name.endsWith('/'))
    .map(({ name, bytes, crc32, open }) => ({ path: name.slice(folder.length), bytes, crc32, open }));
  const { open, bytes: databaseBytes } = database;
  return { database: open, databaseBytes, manifest: manifest?.open ?? null, files, close };
}

/** The names of all entries. @throws BackupErrors.unsafe for one that occurs twice, or that a disk may not accept */
function checkedNames(entries: PackedEntry[]): Set<string> {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (name.length > MAX_NAME || name.includes('\0') || names.has(name)) throw unsafe(name);
    names.add(name);
  }
  return names;
}

function unsafe(name: string): AppError {
  return BackupErrors.unsafe({ name: name.slice(0, 100) });
}

/** Some programs pack everything into one folder and add a metadata folder whose name starts with `__`. */
function baseOf(names: Set<string>): string {
  if (names.has(DATABASE)) return '';
  const inFolders = [...names].filter((name) => name.includes('/'));
  const tops = new Set(inFolders.map((name) => name.slice(0, name.indexOf('/') + 1)));
  const [base] = [...tops].filter((top) => !top.startsWith('__'));
  return base !== undefined && names.has(`${base}${DATABASE}`) ? base : '';
}

/** Whether the object store is unavailable, so that nothing is known about the archive. */
function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('ObjectStore') && !(error instanceof ObjectNotFoundError);
}
