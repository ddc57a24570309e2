import { MAX_MESSAGE_BYTES } from '../commands/request/limits.js';

const HEADER_BYTES = 16;

/** Thrown when a client violates the protocol; its connection is closed. */
export class ProtocolError extends Error {}

/** Splits a stream of bytes into messages. */
export class Framing {
  private chunks: Buffer[] = [];
  private length = 0;

  /**
   * Adds bytes and returns the completed messages.
   *
   * @throws ProtocolError when a message has an invalid length
   */
  push(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.length += chunk.length;
    const messages: Buffer[] = [];
    for (let message = this.take(); message; message = this.take()) messages.push(message);
    return messages;
  }

  private take(): Buffer | undefined {
    if (this.length < 4) return undefined;
    const size = this.announcedSize();
    if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES) throw new ProtocolError(`a message of ${size} bytes`);
    if (this.length < size) return undefined;
    const [first] = this.chunks;
    const all = this.chunks.length === 1 && first ? first : Buffer.concat(this.chunks, this.length);
    this.chunks = size < this.length ? [all.subarray(size)] : [];
    this.length -= size;
    return all.subarray(0, size);
  }

  private announcedSize(): number {
    const [first] = this.chunks;
    if (first && first.length >= 4) return first.readInt32LE(0);
    const joined = Buffer.concat(this.chunks, this.length);
    this.chunks = [joined];
    return joined.readInt32LE(0);
  }
}
