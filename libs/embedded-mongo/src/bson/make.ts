import { Decimal128, ObjectId } from 'bson';
import { Tag } from './tags.js';
import { Value } from './value.js';

/** A whole number of 32 bits. */
export function intValue(number: number): Value {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(number);
  return whole(Tag.int, bytes);
}

/** A whole number of 64 bits. */
export function longValue(number: bigint): Value {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64LE(number);
  return whole(Tag.long, bytes);
}

export function doubleValue(number: number): Value {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleLE(number);
  return whole(Tag.double, bytes);
}

export function dateValue(moment: Date): Value {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64LE(BigInt(moment.getTime()));
  return whole(Tag.date, bytes);
}

/** @param text a number as `Decimal128` parses it; rounded to 34 digits */
export function decimalValue(text: string): Value {
  return whole(Tag.decimal, Buffer.from(Decimal128.fromStringWithRounding(text).bytes));
}

/** A new `_id`, as a server adds it to a document without one. */
export function newObjectId(): Value {
  return whole(Tag.objectId, Buffer.from(new ObjectId().id));
}

/** MongoDB's timestamp type: seconds in the upper half, a counter in the lower. */
export function timestampValue(moment: Date): Value {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeUInt32LE(1, 0);
  bytes.writeUInt32LE(Math.floor(moment.getTime() / 1000), 4);
  return whole(Tag.timestamp, bytes);
}

/** BSON's null. */
export const NULL = new Value(Tag.null, Buffer.alloc(0), 0, 0);

function whole(tag: number, bytes: Buffer): Value {
  return new Value(tag, bytes, 0, bytes.length);
}
