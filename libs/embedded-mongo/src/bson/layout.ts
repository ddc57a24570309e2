import { Tag } from './tags.js';

/** Thrown for bytes that are not valid BSON. */
export class MalformedBson extends Error {}

const FIXED_SIZES = new Int8Array(256).fill(-1);
const SIZES: [number, number][] = [
  [Tag.double, 8],
  [Tag.undefined, 0],
  [Tag.objectId, 12],
  [Tag.boolean, 1],
  [Tag.date, 8],
  [Tag.null, 0],
  [Tag.int, 4],
  [Tag.timestamp, 8],
  [Tag.long, 8],
  [Tag.decimal, 16],
  [Tag.minKey, 0],
  [Tag.maxKey, 0],
];
for (const [tag, size] of SIZES) FIXED_SIZES[tag] = size;

/** The end of the value of this type that begins at `start`. Trusts length prefixes: see `validate.ts`. */
export function valueEnd(bytes: Buffer, tag: number, start: number): number {
  const fixed = FIXED_SIZES[tag] ?? -1;
  if (fixed >= 0) return start + fixed;
  switch (tag) {
    case Tag.string:
    case Tag.code:
    case Tag.symbol:
      return start + 4 + bytes.readInt32LE(start);
    case Tag.object:
    case Tag.array:
    case Tag.codeWithScope:
      return start + bytes.readInt32LE(start);
    case Tag.binary:
      return start + 5 + bytes.readInt32LE(start);
    case Tag.regex:
      return endOfName(bytes, endOfName(bytes, start) + 1) + 1;
    case Tag.dbPointer:
      return start + 4 + bytes.readInt32LE(start) + 12;
    default:
      throw new MalformedBson(`unknown BSON type ${tag}`);
  }
}

/** The offset of the zero byte that ends the name beginning at `start`. */
export function endOfName(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at++;
  if (at >= bytes.length) throw new MalformedBson('a BSON name has no end');
  return at;
}

/**
 * Iterates over the elements of the document or array that begins at `at`. One mutable reader instead of an object per
 * element, since queries spend most of their time in this loop.
 */
export class ElementReader {
  tag = 0;
  nameStart = 0;
  nameEnd = 0;
  start = 0;
  end: number;
  private readonly limit: number;

  constructor(
    readonly bytes: Buffer,
    at = 0,
  ) {
    this.end = at + 4;
    this.limit = at + bytes.readInt32LE(at) - 1;
  }

  /** Moves to the next element; false when there is none. */
  next(): boolean {
    if (this.end >= this.limit) return false;
    this.tag = this.bytes.readUInt8(this.end);
    this.nameStart = this.end + 1;
    this.nameEnd = endOfName(this.bytes, this.nameStart);
    this.start = this.nameEnd + 1;
    this.end = valueEnd(this.bytes, this.tag, this.start);
    return true;
  }

  /** The start of the current element, including its tag. */
  get elementStart(): number {
    return this.nameStart - 1;
  }

  get name(): string {
    return this.bytes.toString('utf8', this.nameStart, this.nameEnd);
  }

  nameIs(name: Buffer): boolean {
    if (this.nameEnd - this.nameStart !== name.length) return false;
    for (let i = 0; i < name.length; i++) if (this.bytes[this.nameStart + i] !== name[i]) return false;
    return true;
  }
}
