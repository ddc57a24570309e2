import { CommandError } from '../errors.js';
import { MISSING, type Value } from '../bson/value.js';
import { NULL } from '../bson/make.js';
import { visitPath, type Path } from '../query/path.js';
import type { Index } from '../catalogue/index-definition.js';
import { encodeIndexKey, type EncodedKey } from './encode.js';

/** A key that a document has in an index, and the values it was made of. */
export interface DocumentKey extends EncodedKey {
  readonly values: readonly Value[];
}

/** All keys of a document in one index. */
export interface DocumentKeys {
  readonly keys: readonly DocumentKey[];
  readonly isMultikey: boolean;
}

const NO_KEYS: DocumentKeys = { keys: [], isMultikey: false };

/**
 * The keys under which an index finds a document: one, or one per item when a field is an array. None when a sparse
 * index has none of the fields or the document is outside a partial index.
 *
 * @throws CommandError when two fields of a compound index are arrays
 */
export function keysOf(index: Index, document: Value): DocumentKeys {
  if (index.partial && !index.partial.matches(document)) return NO_KEYS;
  const found = index.fields.map((field) => valuesAt(document, field.path));
  const arrays = found.filter((field) => field.isArray).length;
  if (arrays > 1) throw new CommandError('CannotIndexParallelArrays', 'cannot index parallel arrays');
  if (index.stored.sparse && found.every((field) => field.values.every((value) => value.isMissing))) return NO_KEYS;
  const combinations = combine(found.map((field) => field.values));
  return { keys: encodeAll(index, combinations), isMultikey: arrays > 0 };
}

function valuesAt(document: Value, path: Path): { values: Value[]; isArray: boolean } {
  const values: Value[] = [];
  let isArray = false;
  visitPath(document, path, (value, isItem) => {
    isArray ||= isItem;
    if (isItem || !value.isArray) values.push(value);
    else {
      isArray = true;
      if (value.end - value.start === 5) values.push(NULL); // an empty array has an entry, too
    }
    return false;
  });
  if (values.length === 0) values.push(MISSING);
  return { values, isArray: isArray || values.length > 1 };
}

function combine(fields: readonly Value[][]): Value[][] {
  return fields.reduce<Value[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

function encodeAll(index: Index, combinations: readonly Value[][]): DocumentKey[] {
  const keys = combinations.map((values) => ({ ...encodeIndexKey(values, index.directions), values }));
  if (keys.length < 2) return keys;
  return [...new Map(keys.map((key) => [key.bytes.toString('latin1'), key])).values()];
}
