import { Tag } from './tags.js';
import type { Value } from './value.js';

const FIRST_SIZE = 512;

/** Builds a document, mostly from existing BSON. Grows as needed; for single use. */
export class DocumentWriter {
  private bytes: Buffer;
  private at = 0;
  private readonly open: number[] = [];

  constructor(expectedSize = FIRST_SIZE) {
    this.bytes = Buffer.allocUnsafe(Math.max(expectedSize, 64));
    this.begin();
  }

  /** Adds a field, unless the value is missing. */
  add(name: string, value: Value): this {
    if (value.isMissing) return this;
    this.header(value.tag, name);
    this.copy(value.bytes, value.start, value.end);
    return this;
  }

  /** Adds a whole element of another document: tag, name and value. */
  addElement(bytes: Buffer, from: number, to: number): this {
    this.copy(bytes, from, to);
    return this;
  }

  /** Adds a document or array from its bytes. */
  addDocument(name: string, raw: Buffer, tag: number = Tag.object): this {
    this.header(tag, name);
    this.copy(raw, 0, raw.length);
    return this;
  }

  addInt(name: string, number: number): this {
    this.header(Tag.int, name);
    this.reserve(4);
    this.at = this.bytes.writeInt32LE(number, this.at);
    return this;
  }

  addLong(name: string, number: bigint): this {
    this.header(Tag.long, name);
    this.reserve(8);
    this.at = this.bytes.writeBigInt64LE(number, this.at);
    return this;
  }

  addDouble(name: string, number: number): this {
    this.header(Tag.double, name);
    this.reserve(8);
    this.at = this.bytes.writeDoubleLE(number, this.at);
    return this;
  }

  addText(name: string, text: string): this {
    this.header(Tag.string, name);
    const length = Buffer.byteLength(text) + 1;
    this.reserve(4 + length);
    this.at = this.bytes.writeInt32LE(length, this.at);
    this.at += this.bytes.write(text, this.at, 'utf8');
    this.at = this.bytes.writeUInt8(0, this.at);
    return this;
  }

  /** Opens an object or array inside; `close` ends it. */
  openChild(name: string, tag: number): this {
    this.header(tag, name);
    return this.begin();
  }

  close(): this {
    const start = this.open.pop() ?? 0;
    this.reserve(1);
    this.at = this.bytes.writeUInt8(0, this.at);
    this.bytes.writeInt32LE(this.at - start, start);
    return this;
  }

  /** Ends the document and returns its bytes. */
  finish(): Buffer {
    this.close();
    return this.bytes.subarray(0, this.at);
  }

  private begin(): this {
    this.open.push(this.at);
    this.reserve(4);
    this.at += 4;
    return this;
  }

  private header(tag: number, name: string): void {
    this.reserve(2 + name.length * 3);
    this.at = this.bytes.writeUInt8(tag, this.at);
    this.at += this.bytes.write(name, this.at, 'utf8');
    this.at = this.bytes.writeUInt8(0, this.at);
  }

  private copy(source: Buffer, from: number, to: number): void {
    this.reserve(to - from);
    source.copy(this.bytes, this.at, from, to);
    this.at += to - from;
  }

  private reserve(count: number): void {
    if (this.at + count <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.at + count));
    this.bytes.copy(larger, 0, 0, this.at);
    this.bytes = larger;
  }
}
