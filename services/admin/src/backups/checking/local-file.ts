import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ArchiveFiles } from '../archive/stored-zip.js';

const CHUNK_BYTES = 64 * 1024;

/** An open file of the machine, in the place of the file storage; it is the only one there, whatever key it is asked by. */
export class LocalFile implements ArchiveFiles {
  constructor(private readonly handle: FileHandle) {}

  async head(): Promise<{ size: number }> {
    return { size: (await this.handle.stat()).size };
  }

  get(_key: string, { range }: { range: { start: number; end: number } }): Promise<{ stream: Readable }> {
    return Promise.resolve({ stream: this.read(range) });
  }

  /** The file, or a part of it: first and last byte, both included. A stream of Node's own would close the file. */
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
