import { BSON, type Document } from 'bson';
import { fieldOf, type Value } from './value.js';

/** The field of the document that a single value is encoded and decoded in. */
const VALUE_FIELD = Buffer.from('v');

/** Encodes a JavaScript document as BSON; undefined fields are omitted. */
export function encode(document: Document): Buffer {
  return toBuffer(BSON.serialize(document, { ignoreUndefined: true }));
}

/** Decodes a stored document, with plain numbers where they are exact. */
export function decode(raw: Buffer): Document {
  return BSON.deserialize(raw, { promoteBuffers: false, bsonRegExp: true });
}

/** Decodes a stored document with every number in its own class, for results that are encoded again. */
export function decodeExactly(raw: Buffer): Document {
  return BSON.deserialize(raw, { promoteValues: false, bsonRegExp: true });
}

/** Decodes the specification of a pipeline, with regular expressions of JavaScript. */
export function decodeSpec(value: Value): unknown {
  return fromValueWith(value, (raw) => BSON.deserialize(raw, { promoteBuffers: false }));
}

/** Encodes any JavaScript value as a BSON value. */
export function toValue(value: unknown): Value {
  return fieldOf(encode({ v: value }), 0, VALUE_FIELD);
}

/** Decodes a BSON value; undefined when missing. */
export function fromValue(value: Value): unknown {
  return fromValueWith(value, decode);
}

function fromValueWith(value: Value, decodeWith: (raw: Buffer) => Document): unknown {
  if (value.isMissing) return undefined;
  if (value.isObject) return decodeWith(value.raw());
  const header = Buffer.from([0, 0, 0, 0, value.tag, 0x76, 0]);
  const raw = Buffer.concat([header, value.raw(), Buffer.from([0])]);
  raw.writeInt32LE(raw.length, 0);
  return decodeWith(raw)['v'];
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
