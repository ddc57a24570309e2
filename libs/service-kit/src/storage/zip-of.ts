import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ZipArchive } from 'archiver';

/** A file to add; a stream is opened when it is written. */
export interface ZipEntry {
  name: string;
  content: Readable | Buffer | string;
  /** Stored without compression, for compressed content such as images. */
  isCompressed?: boolean;
}

const LEVEL = 6;

/** Creates a zip as a stream: one entry after the other, with backpressure. */
export async function zipOf(entries: AsyncIterable<ZipEntry>): Promise<Readable> {
  // Loaded on demand: it takes a tenth of the time for loading all libraries.
  const archiver = await import('archiver');
  const archive = new archiver.ZipArchive({ zlib: { level: LEVEL } });
  fill(archive, entries).catch((error: unknown) => archive.destroy(error as Error));
  return archive;
}

async function fill(archive: ZipArchive, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const closed = once(archive, 'close');
  // The reader receives the same failure from the stream.
  closed.catch(() => undefined);
  for await (const { name, content, isCompressed = false } of entries) {
    // The library observes only its copy of the stream: an error of the stream itself would be uncaught.
    if (content instanceof Readable) content.once('error', (error) => archive.destroy(error));
    const packed = once(archive, 'entry');
    archive.append(content, { name, store: isCompressed });
    await Promise.race([packed, closed]);
    if (archive.destroyed) return;
  }
  await archive.finalize();
}
