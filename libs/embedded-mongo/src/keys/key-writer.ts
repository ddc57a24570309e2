const FIRST_SIZE = 512;

/** A state that the writer can rewind to. */
export interface KeyMark {
  readonly length: number;
  readonly exact: boolean;
}

const EMPTY: KeyMark = { length: 0, exact: true };

/** Builds keys whose bytes have the order of their values. */
export class KeyWriter {
  length = 0;
  private bytes = Buffer.allocUnsafe(FIRST_SIZE);
  private exact = true;

  constructor(private readonly maxTextBytes: number) {}

  /** Resets the writer, or rewinds it to an earlier state. */
  reset(mark: KeyMark = EMPTY): void {
    this.length = mark.length;
    this.exact = mark.exact;
  }

  mark(): KeyMark {
    return { length: this.length, exact: this.exact };
  }

  byte(byte: number): void {
    this.reserve(1);
    this.bytes[this.length++] = byte;
  }

  uint32(number: number): void {
    this.reserve(4);
    this.length = this.bytes.writeUInt32BE(number, this.length);
  }

  /** Text ends with two zero bytes and has its own zero bytes escaped, so that it sorts before its extensions. */
  text(source: Buffer, from: number, to: number): void {
    const end = this.cut(from, to);
    this.reserve((end - from) * 2 + 2);
    const target = this.bytes;
    let length = this.length;
    for (let at = from; at < end; at++) {
      const byte = source[at] ?? 0;
      target[length++] = byte;
      if (byte === 0) target[length++] = 0xff;
    }
    target[length++] = 0;
    target[length++] = 0;
    this.length = length;
  }

  slice(source: Buffer, from: number, to: number): void {
    const end = this.cut(from, to);
    this.reserve(end - from);
    source.copy(this.bytes, this.length, from, end);
    this.length += end - from;
  }

  /** A double with its sign bit inverted, and all bits of negative ones; NaN sorts before every number. */
  double(number: number): void {
    this.reserve(8);
    const at = this.length;
    this.length += 8;
    if (Number.isNaN(number)) return void this.bytes.fill(0, at, at + 8);
    this.bytes.writeDoubleBE(number === 0 ? 0 : number, at);
    if (((this.bytes[at] ?? 0) & 0x80) === 0) this.bytes[at] = (this.bytes[at] ?? 0) | 0x80;
    else this.invertFrom(at);
  }

  /** A signed 64-bit number, little-endian in `source`. */
  signedLong(source: Buffer, from: number): void {
    this.unsignedLong(source, from);
    const top = this.length - 8;
    this.bytes[top] = (this.bytes[top] ?? 0) ^ 0x80;
  }

  unsignedLong(source: Buffer, from: number): void {
    this.reserve(8);
    for (let i = 7; i >= 0; i--) this.bytes[this.length++] = source[from + i] ?? 0;
  }

  /** Descending components have all bits inverted. */
  invertFrom(from: number): void {
    for (let at = from; at < this.length; at++) this.bytes[at] = ~(this.bytes[at] ?? 0);
  }

  /** Marks that different values may have this key. */
  markInexact(): void {
    this.exact = false;
  }

  /** A copy of the key, truncated to the maximum length. */
  finish(maxBytes: number): { bytes: Buffer; exact: boolean } {
    if (this.length > maxBytes) {
      this.length = maxBytes;
      this.exact = false;
    }
    const bytes = Buffer.allocUnsafe(this.length);
    this.bytes.copy(bytes, 0, 0, this.length);
    return { bytes, exact: this.exact };
  }

  private cut(from: number, to: number): number {
    if (to - from <= this.maxTextBytes) return to;
    this.exact = false;
    return from + this.maxTextBytes;
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + count));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}
