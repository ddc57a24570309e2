/** The smallest key that is larger than every key with this prefix. */
export function prefixEnd(bytes: Buffer): Buffer {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0xff) length--;
  if (length === 0) return Buffer.concat([bytes, Buffer.alloc(8, 0xff)]);
  const next = Buffer.from(bytes.subarray(0, length));
  next[length - 1] = (next[length - 1] ?? 0) + 1;
  return next;
}

/** The smallest key that is larger than this one. */
export function nextKey(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.from([0])]);
}

/** Inverts every bit, as in components of descending fields. */
export function invertBits(bytes: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) inverted[i] = ~(bytes[i] ?? 0);
  return inverted;
}

/** The number of bytes of the record id at the end of an entry. */
export const RECORD_ID_BYTES = 5;

/** The entry of an index for a record. */
export function entryKey(prefix: Buffer, key: Buffer, recordId: number): Buffer {
  const entry = Buffer.allocUnsafe(prefix.length + key.length + RECORD_ID_BYTES);
  prefix.copy(entry);
  key.copy(entry, prefix.length);
  entry.writeUIntBE(recordId, entry.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
  return entry;
}

/** The id of the index of an entry, with which every entry begins. */
export function indexIdOf(entry: Buffer): number {
  return entry.readUInt32BE(0);
}

/** The record id of an entry. */
export function recordIdOf(entry: Buffer): number {
  return entry.readUIntBE(entry.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

/** The record ids in the concatenated last `RECORD_ID_BYTES` bytes of entries. */
export function recordIdsOf(ends: Buffer): Uint32Array {
  const recordIds = new Uint32Array(ends.length / RECORD_ID_BYTES);
  for (let i = 0; i < recordIds.length; i++) recordIds[i] = ends.readUIntBE(i * RECORD_ID_BYTES, RECORD_ID_BYTES);
  return recordIds;
}

/** Whether an entry has exactly this key, not only as a prefix. */
export function hasKeyLength(entry: Buffer, prefix: Buffer, key: Buffer): boolean {
  return entry.length === prefix.length + key.length + RECORD_ID_BYTES;
}
