import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { ArchiveError, type Archive, type ArchiveFile } from './archive.js';
import { entryProblem, isHidden, MAX_BYTES_IN_MEMORY, type ArchiveLimits } from './archive-limits.js';

const OPTIONS = { autoClose: false, lazyEntries: true } as const;

/** Opens a zip file. The file must stay open as long as the archive; the caller closes it. Throws `ArchiveError`. */
export function openZipFile(fd: number, limits: ArchiveLimits): Promise<Archive> {
  return open(() => fromFdPromise(fd, OPTIONS), limits);
}

/** Opens a zip file in memory. Throws `ArchiveError`. */
export function openZipBytes(bytes: Buffer, limits: ArchiveLimits): Promise<Archive> {
  return open(() => fromBufferPromise(bytes, OPTIONS), limits);
}

async function open(openZip: () => Promise<ZipFile>, limits: ArchiveLimits): Promise<Archive> {
  const zip = await openZip().catch((error: unknown) => {
    throw new ArchiveError('This is not a zip file', { cause: error });
  });
  try {
    return { files: await filesOf(zip, limits), close: () => undefined };
  } catch (error) {
    throw asArchiveError(error, 'This zip file is damaged');
  }
}

/** Checks all entries before anything is unpacked. Of several files with the same path the last one is used. */
async function filesOf(zip: ZipFile, limits: ArchiveLimits): Promise<ArchiveFile[]> {
  if (zip.entryCount > limits.entries)
    throw new ArchiveError(`This archive contains more than ${limits.entries} files`);
  const files = new Map<string, ArchiveFile>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const problem = entryProblem({ ...entryFacts(entry), isEncrypted: entry.isEncrypted() });
    if (problem) throw new ArchiveError(problem);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Overlapping entries let a small archive unpack to petabytes.
    if (unpacked > limits.totalBytes || packed > zip.fileSize)
      throw new ArchiveError('The unpacked files are too large');
    const path = entry.fileName;
    if (!path.endsWith('/') && !isHidden(path)) files.set(path, new ZippedFile(zip, entry));
  }
  return [...files.values()];
}

function entryFacts({ fileName, compressedSize, uncompressedSize, externalFileAttributes }: Entry) {
  return { fileName, compressedSize, uncompressedSize, externalFileAttributes };
}

/** A file of a zip archive. Reading it throws `ArchiveError` when its content is longer or shorter than declared. */
class ZippedFile implements ArchiveFile {
  constructor(
    private readonly zip: ZipFile,
    private readonly entry: Entry,
  ) {}

  get path(): string {
    return this.entry.fileName;
  }

  get size(): number {
    return this.entry.uncompressedSize;
  }

  async read(): Promise<Buffer> {
    if (this.size > MAX_BYTES_IN_MEMORY) throw new ArchiveError(`${this.path} is too large`);
    try {
      return await buffer(await this.stream());
    } catch (error) {
      throw asArchiveError(error, `${this.path} cannot be unpacked`);
    }
  }

  async stream(): Promise<NodeJS.ReadableStream> {
    return this.zip.openReadStreamPromise(this.entry);
  }
}

function asArchiveError(error: unknown, message: string): ArchiveError {
  return error instanceof ArchiveError ? error : new ArchiveError(message, { cause: error });
}
