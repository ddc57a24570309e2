import type { Document } from 'bson';
import { parsePath, type Path } from '../query/path.js';
import { compileFilter, type Matcher } from '../query/match.js';
import { parseRawFilter, type Filter } from '../query/filter.js';
import { encode } from '../bson/convert.js';
import { fieldsOf, type Value } from '../bson/value.js';

/** An index as stored in the collection's definition. */
export interface StoredIndex {
  readonly id: number;
  readonly name: string;
  readonly key: Record<string, 1 | -1>;
  readonly unique?: boolean;
  readonly sparse?: boolean;
  readonly partialFilterExpression?: Document;
  expireAfterSeconds?: number;
  /** Maintained, but not used by queries. */
  hidden?: boolean;
  /**
   * Multikey: some document has an array in it. Entries repeat, and the index sorts only where the array has a fixed
   * value.
   */
  multikey?: boolean;
  /** The paths of arrays; unknown for indexes that became multikey before this was recorded. */
  arrayPaths?: string[];
  /** Some key was truncated or rounded: the index cannot sort, and documents must be checked. */
  inexact?: boolean;
  /** Still being built: not used by queries, and removed at the next start. */
  building?: boolean;
}

/** An index as requested by a client. */
export type NewIndex = Omit<StoredIndex, 'id'>;

/** The definition of an existing index for another collection, without what was derived from its documents. */
export function newIndexLike(stored: StoredIndex): NewIndex {
  const { id: _id, multikey: _multikey, arrayPaths: _arrayPaths, inexact: _inexact, ...definition } = stored;
  return definition;
}

/** One field of an index key. */
export interface IndexField {
  readonly path: Path;
  readonly direction: 1 | -1;
}

/** Which documents a partial index has. */
interface PartialFilter {
  readonly filter: Filter;
  readonly matches: Matcher;
  /** The top-level fields that it depends on; absent with operators such as `$and`. */
  readonly fields?: readonly string[];
}

/** An index in memory. */
export interface Index {
  /** Some entry is missing or wrong: queries do not use it. */
  isDamaged?: boolean;
  readonly stored: StoredIndex;
  readonly fields: readonly IndexField[];
  readonly directions: readonly number[];
  /** The four bytes that every entry of this index begins with. */
  readonly prefix: Buffer;
  readonly partial?: PartialFilter;
}

/** Parses a stored index for queries and writes. */
export function toIndex(stored: StoredIndex): Index {
  const fields = Object.entries(stored.key).map(([dotted, direction]) => ({ path: parsePath(dotted), direction }));
  const prefix = prefixOf(stored.id);
  const directions = fields.map((field) => field.direction);
  const partial = stored.partialFilterExpression && toPartial(stored.partialFilterExpression);
  return { stored, fields, directions, prefix, ...(partial && { partial }) };
}

function toPartial(expression: Document): PartialFilter {
  const filter = parseRawFilter(encode(expression));
  const fields = Object.keys(expression).map((path) => path.split('.', 1)[0] ?? path);
  const hasOperator = fields.some((name) => name.startsWith('$'));
  return { filter, matches: compileFilter(filter), ...(!hasOperator && { fields }) };
}

/** The bytes that every entry of the index with this id begins with. */
export function prefixOf(id: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  return prefix;
}

/** The key of an index as text, for comparison with `keyTextOf`. */
export function keyText({ key }: Pick<StoredIndex, 'key'>): string {
  return Object.entries(key)
    .map(([path, direction]) => `${path}:${direction}`)
    .join();
}

/** The key by which a client names an index: `{ groupId: 1, date: -1 }`. */
export function keyTextOf(key: Value): string {
  return fieldsOf(key)
    .map(([path, direction]) => `${path}:${direction.number()}`)
    .join();
}

/** What `listIndexes` returns for an index. */
export function describeIndex({ stored }: Index): Document {
  const { name, key, unique, sparse, partialFilterExpression, expireAfterSeconds, hidden } = stored;
  return {
    v: 2,
    key,
    name,
    ...(unique && name !== ID_INDEX && { unique }),
    ...(sparse && { sparse }),
    ...(partialFilterExpression && { partialFilterExpression }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...(hidden && { hidden }),
  };
}

/** The index on `_id` that every collection has. */
export const ID_INDEX = '_id_';
