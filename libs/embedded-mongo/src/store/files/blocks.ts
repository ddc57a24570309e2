import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';

/** Read in less than 10 ms, even from a memory card. */
const BLOCK_BYTES = 256 * 1024;

const readPart = promisify(read);

/**
 * Reads a file sequentially and computes a checksum of each block. Keeps the file open until `close`: closing any
 * descriptor of a file releases this process's locks on it, and SQLite holds one.
 */
export class BlockReader {
  readonly size: number;
  private readonly descriptor: number;
  private readonly sums: number[] = [];
  private readonly buffer = Buffer.allocUnsafe(BLOCK_BYTES);

  constructor(path: string) {
    this.descriptor = openSync(path, 'r');
    this.size = fstatSync(this.descriptor).size;
  }

  get isDone(): boolean {
    return this.sums.length * BLOCK_BYTES >= this.size;
  }

  /** Reads for a limited time; returns whether everything is read. */
  readNow(limitMs: number): boolean {
    const end = performance.now() + limitMs;
    while (!this.isDone && performance.now() < end)
      this.take(readSync(this.descriptor, this.buffer, 0, BLOCK_BYTES, this.at));
    return this.isDone;
  }

  /** Reads one more block without blocking others. */
  async readOne(): Promise<void> {
    const { bytesRead } = await readPart(this.descriptor, this.buffer, 0, BLOCK_BYTES, this.at);
    this.take(bytesRead);
  }

  /** The checksums of all blocks read so far, as text. */
  get blocks(): string {
    return Buffer.from(Uint32Array.from(this.sums).buffer).toString('base64');
  }

  /** The number of blocks read so far that differ from the recorded checksums. */
  countDifferences(recorded: string): number {
    const bytes = Buffer.from(recorded, 'base64');
    return this.sums.filter((sum, i) => i * 4 + 4 > bytes.length || bytes.readUInt32LE(i * 4) !== sum).length;
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private get at(): number {
    return this.sums.length * BLOCK_BYTES;
  }

  private take(bytesRead: number): void {
    this.sums.push(crc32(this.buffer.subarray(0, bytesRead)));
  }
}
