/** The tag of a BSON element, which encodes its type (bsonspec.org). */
export const Tag = {
  /** Not BSON: our tag for a missing value. */
  missing: 0x00,
  double: 0x01,
  string: 0x02,
  object: 0x03,
  array: 0x04,
  binary: 0x05,
  undefined: 0x06,
  objectId: 0x07,
  boolean: 0x08,
  date: 0x09,
  null: 0x0a,
  regex: 0x0b,
  dbPointer: 0x0c,
  code: 0x0d,
  symbol: 0x0e,
  codeWithScope: 0x0f,
  int: 0x10,
  timestamp: 0x11,
  long: 0x12,
  decimal: 0x13,
  maxKey: 0x7f,
  minKey: 0xff,
} as const;

/** The order of types; all number types are one, and missing counts as null. */
export const Rank = {
  minKey: 1,
  null: 2,
  number: 3,
  string: 4,
  object: 5,
  array: 6,
  binary: 7,
  objectId: 8,
  boolean: 9,
  date: 10,
  timestamp: 11,
  regex: 12,
  code: 13,
  codeWithScope: 14,
  maxKey: 20,
} as const;

const RANKS = new Uint8Array(256);
const RANK_OF_TAG: [number, number][] = [
  [Tag.minKey, Rank.minKey],
  [Tag.missing, Rank.null],
  [Tag.undefined, Rank.null],
  [Tag.null, Rank.null],
  [Tag.double, Rank.number],
  [Tag.int, Rank.number],
  [Tag.long, Rank.number],
  [Tag.decimal, Rank.number],
  [Tag.string, Rank.string],
  [Tag.symbol, Rank.string],
  [Tag.object, Rank.object],
  [Tag.dbPointer, Rank.object],
  [Tag.array, Rank.array],
  [Tag.binary, Rank.binary],
  [Tag.objectId, Rank.objectId],
  [Tag.boolean, Rank.boolean],
  [Tag.date, Rank.date],
  [Tag.timestamp, Rank.timestamp],
  [Tag.regex, Rank.regex],
  [Tag.code, Rank.code],
  [Tag.codeWithScope, Rank.codeWithScope],
  [Tag.maxKey, Rank.maxKey],
];
for (const [tag, rank] of RANK_OF_TAG) RANKS[tag] = rank;

/** The rank of a type in the order of values: see `Rank`. */
export function rankOf(tag: number): number {
  return RANKS[tag] ?? 0;
}

/** MongoDB's names of types, as used by `$type` and error messages. */
export const TYPE_NAMES: Readonly<Record<string, number>> = {
  double: Tag.double,
  string: Tag.string,
  object: Tag.object,
  array: Tag.array,
  binData: Tag.binary,
  undefined: Tag.undefined,
  objectId: Tag.objectId,
  bool: Tag.boolean,
  date: Tag.date,
  null: Tag.null,
  regex: Tag.regex,
  dbPointer: Tag.dbPointer,
  javascript: Tag.code,
  symbol: Tag.symbol,
  javascriptWithScope: Tag.codeWithScope,
  int: Tag.int,
  timestamp: Tag.timestamp,
  long: Tag.long,
  decimal: Tag.decimal,
  minKey: Tag.minKey,
  maxKey: Tag.maxKey,
};

/** The name of a type tag, `missing` for our own tag. */
export function typeName(tag: number): string {
  return Object.keys(TYPE_NAMES).find((name) => TYPE_NAMES[name] === tag) ?? 'missing';
}
