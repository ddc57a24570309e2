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
  const closing = new AbortController();
  archive.once('close', () => closing.abort());
  for await (const { name, content, isCompressed = false } of entries) {
    // The library observes only its copy of the stream: an error of the stream itself would be uncaught.
    if (content instanceof Readable) content.once('error', (error) => archive.destroy(error));
    // Not a race with a promise of the end, which would keep what each entry leaves until then.
    const packed = once(archive, 'entry', { signal: closing.signal });
    packed.catch(() => undefined); // in case the library throws before it is awaited
    archive.append(content, { name, store: isCompressed });
    await packed;
  }
  await archive.finalize();
}
