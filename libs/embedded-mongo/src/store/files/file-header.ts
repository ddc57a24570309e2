import { closeSync, openSync, readSync } from 'node:fs';

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const LARGEST_PAGE = 65_536;
const LOG_MODE = 2;

/** The header of a SQLite file (https://www.sqlite.org/fileformat.html#the_database_header). */
export interface SqliteHeader {
  /** The minimum size of the file in bytes; undefined when the header has none. */
  readonly size: number | undefined;
  /** The file uses a write-ahead log. */
  readonly usesLog: boolean;
  /** Our own number of the last opening of the database. */
  readonly opening: number;
}

/** The header of a file that is not open; undefined when it is not a SQLite file. */
export function readHeader(path: string): SqliteHeader | undefined {
  const bytes = firstBytes(path, HEADER_BYTES);
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined;
  const pageSize = bytes.readUInt16BE(16) === 1 ? LARGEST_PAGE : bytes.readUInt16BE(16);
  const isSizeValid = bytes.readUInt32BE(24) === bytes.readUInt32BE(92);
  return {
    size: isSizeValid ? bytes.readUInt32BE(28) * pageSize : undefined,
    usesLog: bytes.readUInt8(18) === LOG_MODE,
    opening: bytes.readUInt32BE(40),
  };
}

/** The first bytes of a file. */
export function firstBytes(path: string, count: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(file, bytes, 0, count, 0));
  } finally {
    closeSync(file);
  }
}
