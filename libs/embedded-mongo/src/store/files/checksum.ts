import { crc32 } from 'node:zlib';
import { RECORD_IDS_PER_COLLECTION } from '../record-ids.js';

/** Odd, so that ids that differ in one bit have different start values. */
const SPREAD = 0x9e3779b1;

/**
 * The checksum of a record: CRC-32 of its bytes, starting with its id, so that a document under another id is detected
 * as well. Signed, so that it takes four bytes at most.
 */
export function checksumOf(id: number, bytes: Buffer): number {
  const start = (id + Math.imul(Math.floor(id / RECORD_IDS_PER_COLLECTION), SPREAD)) >>> 0;
  return crc32(bytes, start) | 0;
}
