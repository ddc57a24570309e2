const MB = 1024 * 1024;

/** The limits of an archive, checked before anything is unpacked. */
export interface ZipLimits {
  entries: number;
  /** Unpacked bytes of all entries. */
  bytes: number;
  /**
   * Up to this size, in bytes, the compression ratio of an entry is not checked: small files may be blank, and repeated
   * text may compress well.
   */
  ratioCheckedAbove: number;
}

/** Why an archive is refused. */
export type ZipProblem =
  | 'not-a-zip'
  | 'damaged'
  | 'unsafe-name'
  | 'encrypted'
  | 'link'
  | 'too-many-entries'
  | 'too-large-entry'
  | 'too-large';

/** An archive that is refused: broken or hostile. Callers translate it to a message for users. */
export class ZipError extends Error {
  constructor(
    readonly problem: ZipProblem,
    /** The name of the entry with the problem; empty for a problem of the whole archive. */
    readonly entryName = '',
    options?: ErrorOptions,
  ) {
    super(`zip ${problem} ${entryName}`.trim(), options);
    this.name = 'ZipError';
  }
}

/** The directory record of an entry. */
export interface ZipHeader {
  fileName: string;
  compressedSize: number;
  uncompressedSize: number;
  /** The upper half holds the mode of Unix systems. */
  externalFileAttributes: number;
  isEncrypted: boolean;
}

/** Texts and images compress far less than this; higher ratios are archive bombs. */
const MAX_RATIO = 250;
/** The same for all entries together, which may be many small bombs. */
const TOTAL_RATIO_CHECKED_ABOVE = 64 * MB;
/** The type of a file in its Unix mode, and the type of a symbolic link. */
const FILE_TYPE_MASK = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;

/** Checks the directory of an archive, entry by entry. */
export class ZipGuard {
  private packed = 0;
  private unpacked = 0;

  constructor(
    private readonly limits: ZipLimits,
    /** Size of the archive in bytes. */
    private readonly fileSize: number,
  ) {}

  /** @throws ZipError for an entry that is refused, or when the entries so far exceed a limit together */
  check(header: ZipHeader): void {
    const problem = this.problemOf(header);
    if (problem) throw new ZipError(problem, header.fileName);
    this.packed += header.compressedSize;
    this.unpacked += header.uncompressedSize;
    if (this.isTooLarge()) throw new ZipError('too-large');
  }

  private problemOf(header: ZipHeader): ZipProblem | null {
    const { compressedSize, uncompressedSize } = header;
    if (header.isEncrypted) return 'encrypted';
    if (((header.externalFileAttributes >>> 16) & FILE_TYPE_MASK) === SYMBOLIC_LINK) return 'link';
    return isBomb(uncompressedSize, compressedSize, this.limits.ratioCheckedAbove) ? 'too-large-entry' : null;
  }

  private isTooLarge(): boolean {
    // Overlapping entries let a small archive unpack to petabytes.
    if (this.unpacked > this.limits.bytes || this.packed > this.fileSize) return true;
    return isBomb(this.unpacked, this.packed, TOTAL_RATIO_CHECKED_ABOVE);
  }
}

function isBomb(unpacked: number, packed: number, checkedAbove: number): boolean {
  return unpacked > checkedAbove && unpacked > packed * MAX_RATIO;
}
