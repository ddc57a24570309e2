import { CommandError } from '../errors.js';
import { fieldOf, MISSING, type Value } from '../bson/value.js';
import { NULL } from '../bson/make.js';
import { visitFrom, visitPath, type Path, type Visitor } from '../query/path.js';
import type { Index } from './index-definition.js';
import { encodeIndexKeys, type EncodedKey } from '../keys/encode.js';

/** A key of a document in an index. */
export interface DocumentKey extends EncodedKey {
  /** The values of the key. */
  readonly values: readonly Value[];
}

/** All keys of a document in one index. */
export interface DocumentKeys {
  readonly keys: readonly DocumentKey[];
  /** The path of the array in the document. */
  readonly arrayPath?: string | undefined;
}

/** The values of a document at one path of an index. */
interface FieldValues {
  readonly values: readonly Value[];
  readonly isArray: boolean;
}

const NO_KEYS: DocumentKeys = { keys: [] };

/**
 * The keys of a document in an index: one, or one per item when a field is an array. None when a sparse index has none
 * of the fields or the document is outside a partial index.
 *
 * @throws CommandError when two fields of a compound index are arrays
 */
export function keysOf(index: Index, document: Value): DocumentKeys {
  if (index.partial && !index.partial.matches(document)) return NO_KEYS;
  const fields = index.fields.map((field) => valuesAt(document, field.path));
  if (index.stored.sparse && fields.every((field) => field.values.every((value) => value.isMissing))) return NO_KEYS;
  const array = fields.findIndex((field) => field.isArray);
  if (fields.some((field, i) => field.isArray && i !== array)) {
    throw new CommandError('CannotIndexParallelArrays', 'cannot index parallel arrays');
  }
  const values = fields.map((field) => field.values[0] ?? MISSING);
  const keys = encodeIndexKeys(values, index.directions, array, fields[array]?.values ?? []);
  return { keys: keys.length > 1 ? distinct(keys) : keys, arrayPath: index.fields[array]?.path.dotted };
}

/** The values of a document at one path of an index; missing if there are none. */
export function valuesAt(document: Value, path: Path): FieldValues {
  const [step] = path.steps;
  if (step && path.steps.length === 1) {
    const value = fieldOf(document.bytes, document.start, step.bytes);
    if (!value.isArray) return { values: [value], isArray: false };
  }
  const { values, isArray } = gather((visit) => visitPath(document, path, visit));
  if (values.length === 0) values.push(MISSING);
  return { values, isArray: isArray || values.length > 1 };
}

/** The values of one item of an array that a path leads through, as they are among those of the document. */
export function valuesIn(item: Value, path: Path): readonly Value[] {
  return item.isObject ? gather((visit) => visitFrom(item, path.steps, 1, visit)).values : [];
}

function gather(visitAll: (visit: Visitor) => boolean) {
  const values: Value[] = [];
  let isArray = false;
  visitAll((value, isItem) => {
    if (isItem || value.isArray) isArray = true;
    if (isItem || !value.isArray) values.push(value);
    else if (value.isEmpty) values.push(NULL); // an empty array has an entry, too
    return false;
  });
  return { values, isArray };
}

/** The keys, each once. */
export function distinct(keys: readonly DocumentKey[]): DocumentKey[] {
  return [...new Map(keys.map((key) => [key.bytes.toString('latin1'), key])).values()];
}
