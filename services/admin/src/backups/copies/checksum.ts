import { createHash } from 'node:crypto';

/** The SHA-256 of a stream, computed while it is read. */
export class Checksum {
  private readonly hash = createHash('sha256');

  async *of(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      this.hash.update(chunk);
      yield chunk;
    }
  }

  hex(): string {
    return this.hash.digest('hex');
  }
}
