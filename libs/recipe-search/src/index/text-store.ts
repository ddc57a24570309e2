import { Buffer } from 'node:buffer';

const FIRST_BYTES = 4_096;
const GROWTH = 1.5;

/** Stores texts with one byte per character in one buffer, numbered from 0. */
export class TextStore {
  private bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  private starts = new Uint32Array(64);
  private count = 0;

  /** Adds a text and returns its number. */
  add(text: string): number {
    const start = this.starts[this.count] ?? 0;
    const end = start + text.length;
    if (end > this.bytes.length) this.growBytes(end);
    if (this.count + 2 > this.starts.length) this.growStarts();
    this.bytes.write(text, start, 'latin1');
    this.count += 1;
    this.starts[this.count] = end;
    return this.count - 1;
  }

  bytesOf(number: number): Buffer {
    return this.bytes.subarray(this.starts[number], this.starts[number + 1]);
  }

  textOf(number: number): string {
    return this.bytes.toString('latin1', this.starts[number], this.starts[number + 1]);
  }

  /** Size in bytes. */
  get size(): number {
    return this.bytes.length + this.starts.byteLength;
  }

  private growBytes(atLeast: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(atLeast, Math.ceil(this.bytes.length * GROWTH)));
    larger.set(this.bytes);
    this.bytes = larger;
  }

  private growStarts(): void {
    const larger = new Uint32Array(this.starts.length * 2);
    larger.set(this.starts);
    this.starts = larger;
  }
}
