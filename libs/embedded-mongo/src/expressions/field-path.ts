import type { Document } from 'bson';

/** The value at a dotted path through objects; undefined when there is none. */
export function valueAt(document: Document, path: string): unknown {
  let value: unknown = document;
  for (const step of path.split('.')) {
    if (!isPlainObject(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/**
 * A copy of the document with another value at a dotted path. Values on the path are copied, since documents in a
 * pipeline share them; arrays on the path have it set in each item.
 */
export function withValueAt(document: Document, path: string, value: unknown): Document {
  const dot = path.indexOf('.');
  if (dot < 0) return withField(document, path, value);
  const [name, rest] = [path.slice(0, dot), path.slice(dot + 1)];
  return withField(document, name, inside(document[name], rest, value));
}

function inside(current: unknown, path: string, value: unknown): unknown {
  if (Array.isArray(current)) return current.map((item: unknown) => inside(item, path, value));
  return withValueAt(isPlainObject(current) ? current : {}, path, value);
}

function withField(document: Document, name: string, value: unknown): Document {
  const copy = { ...document };
  if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}

/** A plain object, not an instance of one of BSON's classes. */
export function isPlainObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
