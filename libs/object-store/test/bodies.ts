import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** Pseudo-random bytes, the same each time. */
export function someBytes(size: number, seed = 'larder'): Buffer {
  const block = createHash('sha256').update(seed).digest();
  return Buffer.alloc(size, block);
}

/** A stream of the bytes in uneven chunks. */
export function streamOf(bytes: Buffer, chunkBytes = 100_003): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
    })(),
  );
}

/** A stream that fails after some bytes, like an upload whose connection is lost. */
export function brokenStream(bytesBefore: number): Readable {
  return Readable.from(
    (function* () {
      yield Buffer.alloc(bytesBefore);
      throw new Error('the connection broke');
    })(),
  );
}
