import type { MongoFilter } from '../src/index.js';

type Doc = Record<string, unknown>;

/** Whether a record matches a filter according to the rules of MongoDB; supports the operators that this library uses. */
export function matches(doc: unknown, filter: MongoFilter): boolean {
  return Object.entries(filter).every(([key, expected]) => {
    if (key === '$and') return (expected as MongoFilter[]).every((part) => matches(doc, part));
    if (key === '$or') return (expected as MongoFilter[]).some((part) => matches(doc, part));
    const values = valuesAt(doc, key.split('.'));
    return isOperators(expected)
      ? Object.entries(expected).every(([op, value]) => holds(values, op, value))
      : holds(values, '$eq', expected);
  });
}

/** All values of a path; a list is included itself and with each of its elements. */
function valuesAt(value: unknown, [part, ...rest]: string[]): unknown[] {
  if (part === undefined) return Array.isArray(value) ? [value, ...(value as unknown[])] : [value];
  if (Array.isArray(value)) {
    if (/^\d+$/.test(part)) return valuesAt(value[Number(part)], rest);
    return value.flatMap((element) => valuesAt(element, [part, ...rest]));
  }
  return valuesAt(typeof value === 'object' && value !== null ? (value as Doc)[part] : undefined, rest);
}

function holds(values: unknown[], operator: string, expected: unknown): boolean {
  const some = (test: (value: unknown) => boolean): boolean => values.some(test);
  switch (operator) {
    case '$eq':
      return expected === null
        ? values.length === 0 || some((value) => value == null)
        : some((value) => isEqual(value, expected));
    case '$ne':
      return !holds(values, '$eq', expected);
    case '$in':
      return (expected as unknown[]).some((one) => holds(values, '$eq', one));
    case '$nin':
      return !holds(values, '$in', expected);
    case '$gt':
      return some((value) => isComparable(value, expected) && ordinal(value) > ordinal(expected));
    case '$lt':
      return some((value) => isComparable(value, expected) && ordinal(value) < ordinal(expected));
    case '$gte':
      return some((value) => isComparable(value, expected) && ordinal(value) >= ordinal(expected));
    case '$lte':
      return some((value) => isComparable(value, expected) && ordinal(value) <= ordinal(expected));
    case '$regex':
      return some((value) => typeof value === 'string' && (expected as RegExp).test(value));
    case '$not':
      return !holds(values, '$regex', expected);
    case '$size':
      return some((value) => Array.isArray(value) && value.length === expected);
    case '$exists':
      return some((value) => value !== undefined) === expected;
    case '$elemMatch':
      return some((value) => Array.isArray(value) && value.some((one) => matches(one, expected as MongoFilter)));
    default:
      throw new Error(`The matcher does not know ${operator}.`);
  }
}

function isOperators(expected: unknown): expected is Doc {
  return typeof expected === 'object' && expected !== null && Object.keys(expected).some((key) => key.startsWith('$'));
}

function isEqual(a: unknown, b: unknown): boolean {
  return isComparable(a, b) && ordinal(a) === ordinal(b);
}

function isComparable(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && a !== null && b !== null && a instanceof Date === b instanceof Date;
}

function ordinal(value: unknown): string | number {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : (value as string | number);
}
