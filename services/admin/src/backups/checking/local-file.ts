import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ZipStore } from '@larder/service-kit/zip';

const CHUNK_BYTES = 64 * 1024;

/** An open local file behind the interface of the object store; every key refers to this file. */
export class LocalFile implements ZipStore {
  constructor(private readonly handle: FileHandle) {}

  async head(): Promise<{ size: number }> {
    return { size: (await this.handle.stat()).size };
  }

  get(_key: string, { range }: { range: { start: number; end: number } }): Promise<{ stream: Readable }> {
    return Promise.resolve({ stream: this.read(range) });
  }

  /**
   * The file, or the range from the first to the last byte, both included. A Node.js read stream would close the file.
   */
  read(range: { start: number; end?: number } = { start: 0 }): Readable {
    return Readable.from(this.chunks(range), { objectMode: false });
  }

  private async *chunks({ start, end = Infinity }: { start: number; end?: number }): AsyncGenerator<Buffer> {
    for (let position = start; position <= end;) {
      const length = Math.min(CHUNK_BYTES, end + 1 - position);
      const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(length), 0, length, position);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      position += bytesRead;
    }
  }
}
