import { compareValues } from '../../bson/compare.js';
import { toValue } from '../../bson/convert.js';

/** The string comparison of the current evaluation, which is synchronous. */
let current: Intl.Collator | undefined;

/** Evaluates expressions with the string comparison of a collation. */
export function withCollator<T>(collator: Intl.Collator, evaluate: () => T): T {
  const outer = current;
  current = collator;
  try {
    return evaluate();
  } finally {
    current = outer;
  }
}

/** Orders decoded values as MongoDB's expressions do: by type first, and missing before null. */
export function compareDecoded(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  if (typeof a === 'string' && a === b) return 0;
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(toValue(a), toValue(b), current);
}
