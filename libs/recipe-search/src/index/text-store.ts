import { Buffer } from 'node:buffer';
import { withLength } from './typed-arrays.js';

const FIRST_TEXTS = 64;
const FIRST_BYTES = 4_096;
/** The size of a chunk, except of the first ones and of those for larger texts. Positions are 32-bit numbers: up to 4 GB. */
const CHUNK_BYTES = 1 << 18;

/**
 * Stores texts as bytes, numbered from 0; by default with one byte per character. They are in chunks, so that adding one copies no others and
 * at most one chunk has free space.
 */
export class TextStore {
  private readonly chunks: Buffer[] = [];
  /** Where each text starts: the number of its chunk times `CHUNK_BYTES`, plus the position in it. */
  private starts = new Uint32Array(FIRST_TEXTS);
  private lengths = new Uint32Array(FIRST_TEXTS);
  private count = 0;
  /** The free position in the last chunk. */
  private end = 0;
  private bytes = 0;

  constructor(private readonly encoding: 'latin1' | 'utf8' = 'latin1') {}

  /** Adds a text and returns its number. */
  add(text: string): number {
    const number = this.count;
    const length = Buffer.byteLength(text, this.encoding);
    const chunk = this.chunkFor(length);
    this.starts = withLength(this.starts, number + 1);
    this.lengths = withLength(this.lengths, number + 1);
    this.starts[number] = (this.chunks.length - 1) * CHUNK_BYTES + this.end;
    this.lengths[number] = length;
    chunk.write(text, this.end, this.encoding);
    this.end += length;
    this.count += 1;
    return number;
  }

  bytesOf(number: number): Buffer {
    const [chunk, start] = this.locate(number);
    return chunk.subarray(start, start + (this.lengths[number] ?? 0));
  }

  textOf(number: number): string {
    return this.startOf(number, this.lengths[number] ?? 0);
  }

  /** The first bytes of a text. */
  startOf(number: number, length: number): string {
    const [chunk, start] = this.locate(number);
    return chunk.toString(this.encoding, start, start + length);
  }

  /** Size in bytes. */
  get size(): number {
    return this.bytes + this.starts.byteLength + this.lengths.byteLength;
  }

  private locate(number: number): [chunk: Buffer, start: number] {
    const start = this.starts[number] ?? 0;
    return [this.chunks[Math.floor(start / CHUNK_BYTES)] ?? EMPTY, start % CHUNK_BYTES];
  }

  /** The last chunk, with space for a text of this length. */
  private chunkFor(length: number): Buffer {
    const last = this.chunks.at(-1);
    if (last && this.end + length <= last.length && this.end < CHUNK_BYTES) return last;
    // The first chunks are small: most groups have few recipes.
    const size = Math.max(length, Math.min(CHUNK_BYTES, Math.max(FIRST_BYTES, this.bytes)));
    const chunk = Buffer.allocUnsafeSlow(size);
    this.chunks.push(chunk);
    this.bytes += size;
    this.end = 0;
    return chunk;
  }
}

const EMPTY = Buffer.alloc(0);
