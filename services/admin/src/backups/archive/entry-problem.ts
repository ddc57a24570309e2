import { BackupErrors, type AppError } from '@larder/contracts';

/** The directory record of one entry of a zip file. */
export interface ZipEntryHeader {
  fileName: string;
  compressedSize: number;
  uncompressedSize: number;
  isEncrypted: boolean;
  /** Mode and file type of Unix in the upper half. */
  externalFileAttributes: number;
}

/** The limits of an archive. */
export interface ArchiveLimits {
  entries: number;
  /** Unpacked bytes of all entries. */
  bytes: number;
}

/** Maximum number of entries. */
export const MAX_ENTRIES = 1_000_000;
/** Maximum compression ratio; higher ratios are archive bombs. */
const MAX_RATIO = 200;
/** Below this size, in bytes, the ratio is not checked: repeated text may compress better. */
const RATIO_CHECKED_FROM = 64 * 1024 * 1024;
const MAX_NAME = 1_000;

/** The folder in an archive that contains the files of the object store. */
export const DATA_FOLDER = 'data/';

/** The reason why an entry is invalid, checked before anything is unpacked; null for a valid entry. */
export function entryProblem(entry: ZipEntryHeader): AppError | null {
  const { fileName } = entry;
  if (entry.isEncrypted) return BackupErrors.encrypted();
  if (fileName.length > MAX_NAME || !isInside(fileName) || isLink(entry))
    return BackupErrors.unsafe({ name: fileName.slice(0, 100) });
  return null;
}

/** Sums up entries and bytes while the directory of an archive is read. */
export class ArchiveSize {
  private readonly names = new Set<string>();
  private entries = 0;
  private packed = 0;
  private unpacked = 0;

  constructor(private readonly limits: ArchiveLimits) {}

  /** The limit that the entries up to this one exceed together; null when they exceed none. */
  add({ fileName, compressedSize, uncompressedSize }: ZipEntryHeader): AppError | null {
    this.entries += 1;
    this.packed += compressedSize;
    this.unpacked += uncompressedSize;
    if (this.entries > this.limits.entries || this.unpacked > this.limits.bytes) return BackupErrors.tooLarge();
    if (this.unpacked > RATIO_CHECKED_FROM && this.unpacked > this.packed * MAX_RATIO) return BackupErrors.tooLarge();
    if (this.names.has(fileName)) return BackupErrors.unsafe({ name: fileName.slice(0, 100) });
    this.names.add(fileName);
    return null;
  }

  /**
   * Whether the entries declare more compressed bytes than the archive has: overlapping entries unpack to petabytes.
   */
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

function isLink({ externalFileAttributes }: ZipEntryHeader): boolean {
  return ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK;
}
