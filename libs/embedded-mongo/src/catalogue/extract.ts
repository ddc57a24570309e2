import { CommandError } from '../errors.js';
import { fieldOf, MISSING, type Value } from '../bson/value.js';
import { NULL } from '../bson/make.js';
import { visitPath, type Path } from '../query/path.js';
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

/** The values of a document at the fields of an index. */
export interface IndexedValues {
  /** One value for each field. */
  readonly values: readonly Value[];
  /** The field that is an array; -1 if none is. */
  readonly array: number;
  /** Its items. */
  readonly items: readonly Value[];
}

/** The values of a document at one path of an index. */
interface FieldValues {
  readonly values: readonly Value[];
  readonly isArray: boolean;
}

const NO_KEYS: DocumentKeys = { keys: [] };
const EMPTY_CONTAINER_BYTES = 5;

/**
 * The keys of a document in an index: one, or one per item when a field is an array. None when a sparse index has none
 * of the fields or the document is outside a partial index.
 *
 * @throws CommandError when two fields of a compound index are arrays
 */
export function keysOf(index: Index, document: Value): DocumentKeys {
  const indexed = indexedValues(index, document);
  if (!indexed) return NO_KEYS;
  const { values, array, items } = indexed;
  const keys = encodeIndexKeys(values, index.directions, array, items);
  return { keys: keys.length > 1 ? distinct(keys) : keys, arrayPath: index.fields[array]?.path.dotted };
}

/**
 * The values that the keys of a document are made of; undefined when it has none.
 *
 * @throws CommandError as `keysOf`
 */
export function indexedValues(index: Index, document: Value): IndexedValues | undefined {
  if (index.partial && !index.partial.matches(document)) return undefined;
  const fields = index.fields.map((field) => valuesAt(document, field.path));
  if (index.stored.sparse && fields.every((field) => field.values.every((value) => value.isMissing))) return undefined;
  const array = fields.findIndex((field) => field.isArray);
  if (fields.some((field, i) => field.isArray && i !== array)) {
    throw new CommandError('CannotIndexParallelArrays', 'cannot index parallel arrays');
  }
  const values = fields.map((field) => field.values[0] ?? MISSING);
  return { values, array, items: fields[array]?.values ?? [] };
}

function valuesAt(document: Value, path: Path): FieldValues {
  const [step] = path.steps;
  if (step && path.steps.length === 1) {
    const value = fieldOf(document.bytes, document.start, step.bytes);
    if (!value.isArray) return { values: [value], isArray: false };
  }
  return gather(document, path);
}

function gather(document: Value, path: Path): FieldValues {
  const values: Value[] = [];
  let isArray = false;
  visitPath(document, path, (value, isItem) => {
    if (isItem || value.isArray) isArray = true;
    if (isItem || !value.isArray) values.push(value);
    else if (value.end - value.start === EMPTY_CONTAINER_BYTES) values.push(NULL); // an empty array has an entry, too
    return false;
  });
  if (values.length === 0) values.push(MISSING);
  return { values, isArray: isArray || values.length > 1 };
}

/** The keys, each once. */
export function distinct(keys: readonly DocumentKey[]): DocumentKey[] {
  return [...new Map(keys.map((key) => [key.bytes.toString('latin1'), key])).values()];
}
