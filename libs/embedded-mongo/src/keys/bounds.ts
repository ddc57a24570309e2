/** The smallest key that is larger than every key beginning with these bytes. */
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

/** Every bit turned, as components of descending fields are. */
export function invertBits(bytes: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) inverted[i] = ~(bytes[i] ?? 0);
  return inverted;
}

/** Number of bytes at the end of an entry that hold the record's number. */
export const PLACE_BYTES = 5;

/** The entry of an index for the record at that place. */
export function entryKey(prefix: Buffer, key: Buffer, place: number): Buffer {
  const entry = Buffer.allocUnsafe(prefix.length + key.length + PLACE_BYTES);
  prefix.copy(entry);
  key.copy(entry, prefix.length);
  entry.writeUIntBE(place, entry.length - PLACE_BYTES, PLACE_BYTES);
  return entry;
}

/** The record an entry belongs to. */
export function placeOf(entry: Buffer): number {
  return entry.readUIntBE(entry.length - PLACE_BYTES, PLACE_BYTES);
}

/** The records that entries belong to whose last `PLACE_BYTES` bytes follow each other here. */
export function placesOf(ends: Buffer): Uint32Array {
  const places = new Uint32Array(ends.length / PLACE_BYTES);
  for (let i = 0; i < places.length; i++) places[i] = ends.readUIntBE(i * PLACE_BYTES, PLACE_BYTES);
  return places;
}

/** Whether an entry has exactly this key, not one that only begins with it. */
export function hasKeyLength(entry: Buffer, prefix: Buffer, key: Buffer): boolean {
  return entry.length === prefix.length + key.length + PLACE_BYTES;
}
