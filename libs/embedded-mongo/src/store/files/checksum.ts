import { crc32 } from 'node:zlib';

const PLACES = 2 ** 32;
/** Odd, so that two ids that differ in one bit never get the same start value. */
const SPREAD = 0x9e3779b1;

/**
 * The checksum under which a record is kept: CRC-32 of its bytes, begun with its id, so that a document under the id of
 * another one is noticed as well. Signed, so that it takes four bytes at most.
 */
export function checksumOf(id: number, bytes: Buffer): number {
  const start = (id + Math.imul(Math.floor(id / PLACES), SPREAD)) >>> 0;
  return crc32(bytes, start) | 0;
}
