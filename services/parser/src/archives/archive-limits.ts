const MB = 1024 * 1024;

/** Limits of an archive. */
export interface ArchiveLimits {
  entries: number;
  /** Unpacked bytes of all files. */
  totalBytes: number;
}

/** For the export of a whole app. */
export const MIGRATION_LIMITS: ArchiveLimits = { entries: 100_000, totalBytes: 4096 * MB };
/** For a single recipe. */
export const RECIPE_LIMITS: ArchiveLimits = { entries: 1_000, totalBytes: 200 * MB };
/** Maximum size of a file that is read into memory: a recipe's data. */
export const MAX_BYTES_IN_MEMORY = 64 * MB;
/** Maximum size of an image; it is never read into memory as a whole. */
export const MAX_IMAGE_BYTES = 64 * MB;
/** Maximum size of an asset. */
export const MAX_ASSET_BYTES = 50 * MB;

/** Texts and images compress far less than this; higher ratios are archive bombs. */
const MAX_RATIO = 250;
/** Up to this size, in bytes, the ratio is not checked: small files may be blank. */
const RATIO_CHECKED_ABOVE = MB;
/** The type of a file in its Unix mode, and the type of a symbolic link. */
const FILE_TYPE_MASK = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;

/** The directory record of a file, before it is unpacked. */
export interface ZipEntryHeader {
  fileName: string;
  compressedSize: number;
  uncompressedSize: number;
  /** The upper half holds the mode of Unix systems. */
  externalFileAttributes: number;
  isEncrypted: boolean;
}

/** Why a file of an archive is refused; null when it is not. */
export function entryProblem(entry: ZipEntryHeader): string | null {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted) return `${fileName} is encrypted`;
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK) === SYMBOLIC_LINK) return `${fileName} is a link`;
  if (uncompressedSize > RATIO_CHECKED_ABOVE && uncompressedSize > compressedSize * MAX_RATIO) {
    return `${fileName} is too large when unpacked`;
  }
  return null;
}

/** Whether this file was added by an operating system or app: `__MACOSX/…`, `.DS_Store`, `._photo.jpg`. */
export function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
