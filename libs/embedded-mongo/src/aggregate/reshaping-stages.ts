import { Long, type Document } from 'bson';
import { badValue, CommandError } from '../errors.js';
import { decodeSpec } from '../bson/convert.js';
import type { Value } from '../bson/value.js';
import { isPlainObject, valueAt, withValueAt } from '../expressions/field-path.js';
import { evaluator } from '../expressions/mingo.js';
import type { StageContext } from './stage-context.js';

/** `$set` and `$addFields`: every new value is computed from the input document. */
export function setFields(documents: Document[], spec: Value, { variables, collator }: StageContext): Document[] {
  const fields = flatten(decodeSpec(spec), '').map(([path, expression]) => ({
    path,
    valueFor: evaluator(expression, variables, collator),
  }));
  return documents.map((document) =>
    fields.reduce((row, { path, valueFor }) => withValueAt(row, path, valueFor(document)), document),
  );
}

/** `{ a: { b: 1 } }` means `{ 'a.b': 1 }`; operators and empty objects are expressions. */
function flatten(spec: unknown, prefix: string): [string, unknown][] {
  if (!isPlainObject(spec)) throw badValue('$set specification must be an object');
  return Object.entries(spec).flatMap(([name, value]): [string, unknown][] => {
    const names = isPlainObject(value) ? Object.keys(value) : [];
    const isGroup = names.length > 0 && !names[0]?.startsWith('$');
    return isGroup ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value]];
  });
}

/** `$unset`: one path or a list of them. */
export function unsetFields(documents: Document[], spec: Value): Document[] {
  const paths = [decodeSpec(spec)].flat() as string[];
  return documents.map((document) => paths.reduce((row, path) => without(row, path), document));
}

function without(document: Document, path: string): Document {
  const [top = ''] = path.split('.');
  return document[top] === undefined ? document : withValueAt(document, path, undefined);
}

/** `$replaceRoot` and `$replaceWith`. */
export function replaceRoot(documents: Document[], spec: Value, { variables, collator }: StageContext): Document[] {
  const decoded = decodeSpec(spec);
  const isRoot = isPlainObject(decoded) && 'newRoot' in decoded;
  const valueFor = evaluator(isRoot ? (decoded['newRoot'] as unknown) : decoded, variables, collator);
  return documents.map((document) => {
    const root = valueFor(document);
    if (isPlainObject(root)) return root;
    throw new CommandError('Location40228', "'newRoot' expression must evaluate to an object");
  });
}

/** `$unwind`: a document for each item of an array. */
export function unwind(documents: Document[], spec: Value): Document[] {
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = unwindSpec(decodeSpec(spec));
  return documents.flatMap((document) => {
    const value = valueAt(document, path);
    const numbered = (row: Document, position: Long | null) =>
      includeArrayIndex === undefined ? row : withValueAt(row, includeArrayIndex, position);
    if (Array.isArray(value) && value.length > 0) {
      return value.map((item: unknown, i) => numbered(withValueAt(document, path, item), Long.fromNumber(i)));
    }
    const isEmpty = value === undefined || value === null || Array.isArray(value);
    if (isEmpty && !preserveNullAndEmptyArrays) return [];
    return [numbered(Array.isArray(value) ? withValueAt(document, path, undefined) : document, null)];
  });
}

interface UnwindSpec {
  readonly path: string;
  readonly includeArrayIndex?: string;
  readonly preserveNullAndEmptyArrays?: boolean;
}

function unwindSpec(spec: unknown): UnwindSpec {
  const options = (typeof spec === 'string' ? { path: spec } : spec) as UnwindSpec;
  if (typeof options?.path !== 'string' || !options.path.startsWith('$')) {
    throw badValue('path option to $unwind stage should be prefixed with a $');
  }
  return { ...options, path: options.path.slice(1) };
}
