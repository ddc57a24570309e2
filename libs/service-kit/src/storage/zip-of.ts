import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ZipArchive } from 'archiver';

/** A file to be packed; a stream is opened when it is written. */
export interface ZipEntry {
  name: string;
  content: Readable | Buffer | string;
  /** It is compressed already, as images are: it is only stored. */
  isCompressed?: boolean;
}

const LEVEL = 6;

/** A zip while it is being written: one entry after the other, no faster than it is read. */
export async function zipOf(entries: AsyncIterable<ZipEntry>): Promise<Readable> {
  // Loaded when it is needed: it takes a tenth of the time that all libraries take at the start.
  const archiver = await import('archiver');
  const archive = new archiver.ZipArchive({ zlib: { level: LEVEL } });
  fill(archive, entries).catch((error: unknown) => archive.destroy(error as Error));
  return archive;
}

async function fill(archive: ZipArchive, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const closing = new AbortController();
  archive.once('close', () => closing.abort());
  for await (const { name, content, isCompressed = false } of entries) {
    // The library listens to its copy of the stream only: an error of the stream itself would end the process.
    if (content instanceof Readable) content.once('error', (error) => archive.destroy(error));
    // Not a race with a promise of the end, which would keep what each entry leaves until then.
    const packed = once(archive, 'entry', { signal: closing.signal });
    packed.catch(() => undefined); // in case the library throws before it is awaited
    archive.append(content, { name, store: isCompressed });
    await packed;
  }
  await archive.finalize();
}
