import type { MongoFilter } from '../src/index.js';

type Doc = Record<string, unknown>;

/** Whether a record matches a filter, as MongoDB would say: the operators this library uses, in a few plain lines. */
export function matches(doc: unknown, filter: MongoFilter): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === '$and') return (wanted as MongoFilter[]).every((part) => matches(doc, part));
    if (key === '$or') return (wanted as MongoFilter[]).some((part) => matches(doc, part));
    const values = valuesAt(doc, key.split('.'));
    return isOperators(wanted)
      ? Object.entries(wanted).every(([op, value]) => holds(values, op, value))
      : holds(values, '$eq', wanted);
  });
}

/** All values a path leads to; a list counts as itself and as each of its elements. */
function valuesAt(value: unknown, [part, ...rest]: string[]): unknown[] {
  if (part === undefined) return Array.isArray(value) ? [value, ...(value as unknown[])] : [value];
  if (Array.isArray(value)) {
    if (/^\d+$/.test(part)) return valuesAt(value[Number(part)], rest);
    return value.flatMap((element) => valuesAt(element, [part, ...rest]));
  }
  return valuesAt(typeof value === 'object' && value !== null ? (value as Doc)[part] : undefined, rest);
}

function holds(values: unknown[], operator: string, wanted: unknown): boolean {
  const some = (test: (value: unknown) => boolean): boolean => values.some(test);
  switch (operator) {
    case '$eq':
      return wanted === null
        ? values.length === 0 || some((value) => value == null)
        : some((value) => isEqual(value, wanted));
    case '$ne':
      return !holds(values, '$eq', wanted);
    case '$in':
      return (wanted as unknown[]).some((one) => holds(values, '$eq', one));
    case '$nin':
      return !holds(values, '$in', wanted);
    case '$gt':
      return some((value) => isComparable(value, wanted) && ordinal(value) > ordinal(wanted));
    case '$lt':
      return some((value) => isComparable(value, wanted) && ordinal(value) < ordinal(wanted));
    case '$gte':
      return some((value) => isComparable(value, wanted) && ordinal(value) >= ordinal(wanted));
    case '$lte':
      return some((value) => isComparable(value, wanted) && ordinal(value) <= ordinal(wanted));
    case '$regex':
      return some((value) => typeof value === 'string' && (wanted as RegExp).test(value));
    case '$not':
      return !holds(values, '$regex', wanted);
    case '$size':
      return some((value) => Array.isArray(value) && value.length === wanted);
    case '$exists':
      return some((value) => value !== undefined) === wanted;
    case '$elemMatch':
      return some((value) => Array.isArray(value) && value.some((one) => matches(one, wanted as MongoFilter)));
    default:
      throw new Error(`The matcher does not know ${operator}.`);
  }
}

function isOperators(wanted: unknown): wanted is Doc {
  return typeof wanted === 'object' && wanted !== null && Object.keys(wanted).some((key) => key.startsWith('$'));
}

function isEqual(a: unknown, b: unknown): boolean {
  return isComparable(a, b) && ordinal(a) === ordinal(b);
}

function isComparable(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && a !== null && b !== null && a instanceof Date === b instanceof Date;
}

function ordinal(value: unknown): string | number {
  return value instanceof Date
    ? value.getTime()
    : typeof value === 'boolean'
      ? Number(value)
      : (value as string | number);
}
