import type { Readable } from 'node:stream';
import { fromBufferPromise, fromFdPromise, fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import { StoredZip, type ZipStore } from './stored-zip.js';
import { ZipError, ZipGuard, type ZipLimits } from './zip-guard.js';

/** Where an archive is: in an open file, which must stay open while it is read, in memory or in an object store. */
export type ZipSource = { fd: number } | { bytes: Buffer } | { store: ZipStore; key: string; size: number };

/** One entry of an archive. */
export interface PackedEntry {
  /** Parts joined by `/`; relative, without `..`. Folders end with `/`. */
  name: string;
  /** Unpacked, in bytes. A content of another length is an error while it is read. */
  bytes: number;
  /** Its checksum in the archive; it is not verified. */
  crc32: number;
  open: () => Promise<Readable>;
}

/** An archive whose directory was checked; nothing has been unpacked. */
export interface OpenedZip {
  entries: PackedEntry[];
  /** Also closes the file of the archive. */
  close: () => void;
}

interface ZipOptions {
  limits: ZipLimits;
  /** Whether `\` in a name is an error; otherwise it is read as `/`, as some packers on Windows write it. */
  strictNames?: boolean;
}

/** Opens an archive and checks its directory. Throws `ZipError` for one that is broken or hostile. */
export async function openZip(source: ZipSource, { limits, strictNames = false }: ZipOptions): Promise<OpenedZip> {
  const zip = await openFile(source, strictNames).catch((error: unknown) => {
    throw new ZipError('not-a-zip', '', { cause: error });
  });
  const entries = await checkedEntries(zip, limits);
  return { entries: entries.map((entry) => packedEntry(zip, entry)), close: () => zip.close() };
}

function openFile(source: ZipSource, strictFileNames: boolean): Promise<ZipFile> {
  const options = { autoClose: false, lazyEntries: true, strictFileNames } as const;
  if ('fd' in source) return fromFdPromise(source.fd, options);
  if ('bytes' in source) return fromBufferPromise(source.bytes, options);
  const { store, key, size } = source;
  return fromRandomAccessReaderPromise(new StoredZip(store, key, size), size, options);
}

async function checkedEntries(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new ZipError('too-many-entries');
  const guard = new ZipGuard(limits, zip.fileSize);
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize, externalFileAttributes } = entry;
      const isEncrypted = entry.isEncrypted();
      guard.check({ fileName, compressedSize, uncompressedSize, externalFileAttributes, isEncrypted });
      entries.push(entry);
    }
  } catch (error) {
    throw error instanceof ZipError ? error : toZipError(error);
  }
  return entries;
}

/** The library's message for names that point outside the archive. */
const UNSAFE_NAME = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)/s;

function toZipError(error: unknown): ZipError {
  const name = UNSAFE_NAME.exec(error instanceof Error ? error.message : '')?.[1];
  return new ZipError(name === undefined ? 'damaged' : 'unsafe-name', name, { cause: error });
}

function packedEntry(zip: ZipFile, entry: Entry): PackedEntry {
  const { fileName: name, uncompressedSize: bytes, crc32 } = entry;
  return { name, bytes, crc32, open: () => zip.openReadStreamPromise(entry) };
}
