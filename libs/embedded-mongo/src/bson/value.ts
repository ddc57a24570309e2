import { Decimal128 } from 'bson';
import { ElementReader } from './layout.js';
import { Tag, Rank, rankOf } from './tags.js';

/** The length prefix and the final zero byte. */
const EMPTY_DOCUMENT_BYTES = 5;

/**
 * A view of one BSON value: its type and bytes. Queries, indexes and updates use views, so that a document is not
 * decoded and the difference between an int and a double is kept.
 */
export class Value {
  constructor(
    readonly tag: number,
    readonly bytes: Buffer,
    readonly start: number,
    readonly end: number,
  ) {}

  get rank(): number {
    return rankOf(this.tag);
  }

  get isMissing(): boolean {
    return this.tag === Tag.missing;
  }

  /** Null, undefined or missing, which queries treat as equal. */
  get isNullish(): boolean {
    return this.rank === Rank.null;
  }

  get isNumber(): boolean {
    return this.rank === Rank.number;
  }

  get isObject(): boolean {
    return this.tag === Tag.object;
  }

  get isArray(): boolean {
    return this.tag === Tag.array;
  }

  get isString(): boolean {
    return this.rank === Rank.string;
  }

  /** Whether a collation affects its comparison: a string, or an object or array that may contain some. */
  get mayContainText(): boolean {
    return this.isString || this.rank === Rank.object || this.rank === Rank.array;
  }

  get isNaN(): boolean {
    return this.isNumber && Number.isNaN(this.number());
  }

  /** Whether an object or array has no elements. */
  get isEmpty(): boolean {
    return this.end - this.start === EMPTY_DOCUMENT_BYTES;
  }

  /** The text of a string, symbol or code value. */
  text(): string {
    return this.bytes.toString('utf8', this.start + 4, this.end - 1);
  }

  /** A number as JavaScript number; longs and decimals may lose digits. NaN for other values. */
  number(): number {
    switch (this.tag) {
      case Tag.int:
        return this.bytes.readInt32LE(this.start);
      case Tag.double:
        return this.bytes.readDoubleLE(this.start);
      case Tag.long:
        return Number(this.bytes.readBigInt64LE(this.start));
      case Tag.decimal:
        return Number(this.decimal().toString());
      default:
        return NaN;
    }
  }

  /** A decimal value, as an instance of bson's class. */
  decimal(): Decimal128 {
    return new Decimal128(Buffer.from(this.raw()));
  }

  /** Whether MongoDB treats the value as true: true or a number other than zero. */
  isTruthy(): boolean {
    if (this.tag === Tag.boolean) return this.bytes[this.start] === 1;
    return this.isNumber && this.number() !== 0;
  }

  /** The bytes of the value; for objects and arrays a whole BSON document. A view, not a copy. */
  raw(): Buffer {
    return this.bytes.subarray(this.start, this.end);
  }

  /** A reader over the elements of an object or array. */
  elements(): ElementReader {
    return new ElementReader(this.bytes, this.start);
  }

  /** A copy with its own bytes, for values that outlive their document. */
  detach(): Value {
    const own = Buffer.from(this.raw());
    return new Value(this.tag, own, 0, own.length);
  }
}

/** The value of a path that does not exist. */
export const MISSING = new Value(Tag.missing, Buffer.alloc(0), 0, 0);

/** A whole document as a value. */
export function documentValue(raw: Buffer): Value {
  return new Value(Tag.object, raw, 0, raw.length);
}

/** The bytes of a BSON array as a value. */
export function arrayValue(raw: Buffer): Value {
  return new Value(Tag.array, raw, 0, raw.length);
}

/** The current value of the reader. */
export function currentValue(reader: ElementReader): Value {
  return new Value(reader.tag, reader.bytes, reader.start, reader.end);
}

/** The field of that name in the document beginning at `at`. */
export function fieldOf(bytes: Buffer, at: number, name: Buffer): Value {
  const reader = new ElementReader(bytes, at);
  while (reader.next()) if (reader.nameIs(name)) return currentValue(reader);
  return MISSING;
}

/** The items of an array, in order. */
export function itemsOf(array: Value): Value[] {
  const items: Value[] = [];
  const reader = array.elements();
  while (reader.next()) items.push(currentValue(reader));
  return items;
}

/** The fields of an object with their names, in order. */
export function fieldsOf(object: Value): [string, Value][] {
  const fields: [string, Value][] = [];
  const reader = object.elements();
  while (reader.next()) fields.push([reader.name, currentValue(reader)]);
  return fields;
}

/** The fields of a specification that may also be a string, which then is the value of the field `name`. */
export function fieldsOfShorthand(spec: Value, name: string): Map<string, Value> {
  if (spec.isString) return new Map([[name, spec]]);
  return new Map(spec.isObject ? fieldsOf(spec) : []);
}
