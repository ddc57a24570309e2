import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { RandomAccessReader } from 'yauzl';

/** Minimum number of bytes per read: the directory of an archive is read in many small steps. */
const WINDOW = 64 * 1024;

/** The object store, or local files that are read like it. */
export interface ZipStore {
  head(key: string): Promise<{ size: number } | null>;
  /** `range`: first and last byte, both included. */
  get(key: string, options: { range: { start: number; end: number } }): Promise<{ stream: Readable }>;
}

/** The library's own declaration lacks the number of bytes. */
type OnRead = (error: Error | null, bytesRead?: number) => void;

/** Lets the zip library read ranges of a stored archive. */
export class StoredZip extends RandomAccessReader {
  private window: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };

  constructor(
    private readonly store: ZipStore,
    private readonly key: string,
    private readonly size: number,
  ) {
    super();
  }

  /** @param end the first byte that is not read */
  override _readStreamForRange(start: number, end: number): Readable {
    const stream = new PassThrough();
    this.store
      .get(this.key, { range: { start, end: end - 1 } })
      .then((object) => object.stream.on('error', (error) => stream.destroy(error)).pipe(stream))
      .catch((error: unknown) => stream.destroy(error as Error));
    return stream;
  }

  override read(target: Buffer, offset: number, length: number, position: number, onRead: OnRead): void {
    this.bytesAt(position, length).then(
      (bytes) => onRead(null, bytes.copy(target, offset)),
      (error: unknown) => onRead(error as Error),
    );
  }

  private async bytesAt(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = this.window;
    const isThere = position >= start && position + length <= start + bytes.length;
    if (!isThere) this.window = { start: position, bytes: await this.fetch(position, Math.max(length, WINDOW)) };
    const from = position - this.window.start;
    return this.window.bytes.subarray(from, from + length);
  }

  private async fetch(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size) - 1;
    if (start > end) return Buffer.alloc(0);
    return buffer((await this.store.get(this.key, { range: { start, end } })).stream);
  }
}
