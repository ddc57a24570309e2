const MB = 1024 * 1024;

/** How much of an archive is unpacked at most. */
export interface ArchiveLimits {
  entries: number;
  /** Of all files together, unpacked. */
  totalBytes: number;
}

/** The export of a whole app. */
export const MIGRATION_LIMITS: ArchiveLimits = { entries: 100_000, totalBytes: 4096 * MB };
/** A single recipe. */
export const RECIPE_LIMITS: ArchiveLimits = { entries: 1_000, totalBytes: 200 * MB };
/** A file that is read as a whole: a recipe's data. */
export const MAX_BYTES_IN_MEMORY = 64 * MB;
/** An image; it never lies in memory as a whole. */
export const MAX_IMAGE_BYTES = 64 * MB;
/** A file that is stored with a recipe. */
export const MAX_ASSET_BYTES = 50 * MB;

/** Texts and images compress far less than this; higher ratios are archive bombs. */
const HIGHEST_RATIO = 250;
/** Small files may be blank. */
const RATIO_MATTERS_FROM = MB;
const LINK = 0o120_000;
const FILE_KIND = 0o170_000;

/** What an archive says of a file before it is unpacked. */
export interface EntryFacts {
  fileName: string;
  compressedSize: number;
  uncompressedSize: number;
  /** The upper half holds the mode of Unix systems. */
  externalFileAttributes: number;
  isEncrypted: boolean;
}

/** Why a file of an archive is refused; null when it is not. */
export function entryProblem(entry: EntryFacts): string | null {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted) return `${fileName} is encrypted`;
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === LINK) return `${fileName} is a link`;
  if (uncompressedSize > RATIO_MATTERS_FROM && uncompressedSize > compressedSize * HIGHEST_RATIO) {
    return `${fileName} unpacks to far more than it should`;
  }
  return null;
}

/** Whether an operating system or app added this file for itself: `__MACOSX/…`, `.DS_Store`, `._photo.jpg`. */
export function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
