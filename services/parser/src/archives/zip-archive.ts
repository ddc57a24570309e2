import { openZip, ZipError, type PackedEntry, type ZipLimits } from '@larder/service-kit/zip';
import { buffer } from 'node:stream/consumers';
import { ArchiveError, type Archive, type ArchiveFile } from './archive.js';
import { MAX_BYTES_IN_MEMORY } from './archive-limits.js';

/** Opens a zip file. The file must stay open as long as the archive; the caller closes it. Throws `ArchiveError`. */
export function openZipFile(fd: number, limits: ZipLimits): Promise<Archive> {
  return open({ fd }, limits);
}

/** Opens a zip file in memory. Throws `ArchiveError`. */
export function openZipBytes(bytes: Buffer, limits: ZipLimits): Promise<Archive> {
  return open({ bytes }, limits);
}

async function open(source: { fd: number } | { bytes: Buffer }, limits: ZipLimits): Promise<Archive> {
  try {
    const { entries } = await openZip(source, { limits });
    return { files: filesOf(entries), close: () => undefined };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new ArchiveError(messageOf(error, limits), { cause: error });
  }
}

/** Of several files with the same path the last one is used. */
function filesOf(entries: PackedEntry[]): ArchiveFile[] {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !isHidden(name));
  return [...new Map(files.map((entry) => [entry.name, new ZippedFile(entry)])).values()];
}

function messageOf({ problem, entryName }: ZipError, limits: ZipLimits): string {
  switch (problem) {
    case 'not-a-zip':
      return 'This is not a zip file';
    case 'damaged':
    case 'unsafe-name':
      return 'This zip file is damaged';
    case 'encrypted':
      return `${entryName} is encrypted`;
    case 'link':
      return `${entryName} is a link`;
    case 'too-many-entries':
      return `This archive contains more than ${limits.entries} files`;
    case 'too-large-entry':
      return `${entryName} is too large when unpacked`;
    case 'too-large':
      return 'The unpacked files are too large';
  }
}

/** A file of a zip archive. Reading it throws `ArchiveError` when its content is longer or shorter than declared. */
class ZippedFile implements ArchiveFile {
  constructor(private readonly entry: PackedEntry) {}

  get path(): string {
    return this.entry.name;
  }

  get size(): number {
    return this.entry.bytes;
  }

  async read(): Promise<Buffer> {
    if (this.size > MAX_BYTES_IN_MEMORY) throw new ArchiveError(`${this.path} is too large`);
    try {
      return await buffer(await this.stream());
    } catch (error) {
      throw new ArchiveError(`${this.path} cannot be unpacked`, { cause: error });
    }
  }

  stream(): Promise<NodeJS.ReadableStream> {
    return this.entry.open();
  }
}

/** Whether this file was added by an operating system or app: `__MACOSX/…`, `.DS_Store`, `._photo.jpg`. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
