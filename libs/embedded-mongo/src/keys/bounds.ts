/** The smallest key that is larger than every key beginning with these bytes. */
export function after(bytes: Buffer): Buffer {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0xff) length--;
  if (length === 0) return Buffer.concat([bytes, Buffer.alloc(8, 0xff)]);
  const next = Buffer.from(bytes.subarray(0, length));
  next[length - 1] = (next[length - 1] ?? 0) + 1;
  return next;
}

/** Every bit turned, as components of descending fields are. */
export function inverted(bytes: Buffer): Buffer {
  const turned = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) turned[i] = ~(bytes[i] ?? 0);
  return turned;
}

const PLACE_BYTES = 5;

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

/** Whether an entry has exactly this key, not one that merely begins with it. */
export function hasKeyLength(entry: Buffer, prefix: Buffer, key: Buffer): boolean {
  return entry.length === prefix.length + key.length + PLACE_BYTES;
}
