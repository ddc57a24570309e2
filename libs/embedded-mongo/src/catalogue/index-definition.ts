import type { Document } from 'bson';
import { parsePath, type Path } from '../query/path.js';
import { compileFilter, type Matcher } from '../query/match.js';
import { parseRawFilter, type Filter } from '../query/filter.js';
import { encode } from '../bson/convert.js';

/** An index as it is kept in the collection's definition. */
export interface StoredIndex {
  readonly id: number;
  readonly name: string;
  readonly key: Record<string, 1 | -1>;
  readonly unique?: boolean;
  readonly sparse?: boolean;
  readonly partialFilterExpression?: Document;
  expireAfterSeconds?: number;
  /** Kept up to date, but not used by queries. */
  hidden?: boolean;
  /** Some document has an array in it: entries repeat, and the index sorts only where the array is fixed. */
  multikey?: boolean;
  /** Where documents have arrays; unknown for indexes that became multikey before this was recorded. */
  arrayPaths?: string[];
  /** Some key was cut or rounded: the index cannot sort or answer alone. */
  inexact?: boolean;
  /** Still being filled; not used for queries yet, and removed when found so at start. */
  building?: boolean;
}

/** An index as a client asks for it. */
export type NewIndex = Omit<StoredIndex, 'id'>;

export interface IndexField {
  readonly path: Path;
  readonly direction: 1 | -1;
}

/** An index ready for use. */
export interface Index {
  /** Some entry was found missing or wrong: queries do not use it. */
  isSuspect?: boolean;
  readonly stored: StoredIndex;
  readonly fields: readonly IndexField[];
  readonly directions: readonly number[];
  /** The four bytes every entry of this index begins with. */
  readonly prefix: Buffer;
  readonly partial?: { readonly filter: Filter; readonly matches: Matcher };
}

export function toIndex(stored: StoredIndex): Index {
  const fields = Object.entries(stored.key).map(([dotted, direction]) => ({ path: parsePath(dotted), direction }));
  const prefix = prefixOf(stored.id);
  const directions = fields.map((field) => field.direction);
  const filter = stored.partialFilterExpression && parseRawFilter(encode(stored.partialFilterExpression));
  return { stored, fields, directions, prefix, ...(filter && { partial: { filter, matches: compileFilter(filter) } }) };
}

/** The bytes that every entry of the index with this id begins with. */
export function prefixOf(id: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  return prefix;
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

/** The index every collection has. */
export const ID_INDEX = '_id_';
