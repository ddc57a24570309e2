/** Maximum number of characters of an invalid value in an error. */
export const MAX_EXCERPT = 200;
/** Maximum depth of an invalid value in an error. */
const MAX_DEPTH = 10;

interface Budget {
  /** The number of characters that may still be written. */
  remaining: number;
}

/**
 * A truncated copy of a JSON value, of the same type, whose JSON has at most about 200 characters. Its cost does not
 * depend on the size of the value. Values of keys that match `secret` become `***`.
 */
export function excerptOf(value: unknown, secret: RegExp): unknown {
  return excerpt(value, { remaining: MAX_EXCERPT }, secret, 0);
}

function excerpt(value: unknown, budget: Budget, secret: RegExp, depth: number): unknown {
  if (typeof value === 'string') return cut(value, budget);
  if (typeof value !== 'object' || value === null) return spend(value, budget);
  if (depth === MAX_DEPTH) return spend(null, budget);
  budget.remaining -= 2; // the brackets
  return Array.isArray(value)
    ? excerptOfArray(value, budget, secret, depth)
    : excerptOfRecord(value as Record<string, unknown>, budget, secret, depth);
}

function excerptOfArray(value: unknown[], budget: Budget, secret: RegExp, depth: number): unknown[] {
  const entries: unknown[] = [];
  for (const entry of value) {
    if (budget.remaining <= 0) break;
    entries.push(excerpt(entry, budget, secret, depth + 1));
  }
  return entries;
}

function excerptOfRecord(value: Record<string, unknown>, budget: Budget, secret: RegExp, depth: number): object {
  const entries: [string, unknown][] = [];
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    if (budget.remaining <= key.length) break;
    budget.remaining -= key.length + 4; // quotes, colon and comma
    entries.push([key, secret.test(key) ? cut('***', budget) : excerpt(value[key], budget, secret, depth + 1)]);
  }
  return Object.fromEntries(entries);
}

function cut(text: string, budget: Budget): string {
  const excerpt = text.slice(0, Math.max(0, budget.remaining));
  budget.remaining -= excerpt.length + 3;
  return excerpt;
}

function spend(value: unknown, budget: Budget): unknown {
  budget.remaining -= String(value).length + 1;
  return value;
}
