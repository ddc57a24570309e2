import { BackupErrors, type AppError } from '@larder/contracts';

/** What the directory of a zip file says of one entry. */
export interface EntryFacts {
  fileName: string;
  compressedSize: number;
  uncompressedSize: number;
  isEncrypted: boolean;
  /** Mode and file type of Unix in the upper half. */
  externalFileAttributes: number;
}

/** How much an archive may hold. */
export interface ArchiveLimits {
  entries: number;
  /** Unpacked bytes of all entries. */
  bytes: number;
}

/** Archives have at most so many entries. */
export const MAX_ENTRIES = 1_000_000;
/** Text packs well, but nothing honest packs better than this. */
const MAX_RATIO = 200;
/** Small archives of repeated text may. */
const RATIO_COUNTS_FROM = 64 * 1024 * 1024;
const MAX_NAME = 1_000;

/** Where files of the data folder lie in an archive. */
export const DATA_FOLDER = 'data/';

/** What is wrong with an entry, before anything is unpacked; null when it may be read. */
export function entryProblem(entry: EntryFacts): AppError | null {
  const { fileName } = entry;
  if (entry.isEncrypted) return BackupErrors.encrypted();
  if (fileName.length > MAX_NAME || !isInside(fileName) || isLink(entry))
    return BackupErrors.unsafe({ name: fileName.slice(0, 100) });
  return null;
}

/** Counts entries and bytes while the directory of an archive is read. */
export class ArchiveSize {
  private readonly names = new Set<string>();
  private entries = 0;
  private packed = 0;
  private unpacked = 0;

  constructor(private readonly limits: ArchiveLimits) {}

  /** What is wrong with all entries together, up to this one. */
  add({ fileName, compressedSize, uncompressedSize }: EntryFacts): AppError | null {
    this.entries += 1;
    this.packed += compressedSize;
    this.unpacked += uncompressedSize;
    if (this.entries > this.limits.entries || this.unpacked > this.limits.bytes) return BackupErrors.tooLarge();
    if (this.unpacked > RATIO_COUNTS_FROM && this.unpacked > this.packed * MAX_RATIO) return BackupErrors.tooLarge();
    if (this.names.has(fileName)) return BackupErrors.unsafe({ name: fileName.slice(0, 100) });
    this.names.add(fileName);
    return null;
  }

  /** Whether the entries claim more packed bytes than the archive has: entries that share them unpack to petabytes. */
  overlaps(fileSize: number): boolean {
    return this.packed > fileSize;
  }
}

function isInside(name: string): boolean {
  if (name.startsWith('/') || name.includes('\\') || name.includes('\0') || /^[A-Za-z]:/.test(name)) return false;
  return !name.split('/').includes('..');
}

const FILE_TYPE = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;

function isLink({ externalFileAttributes }: EntryFacts): boolean {
  return ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK;
}
