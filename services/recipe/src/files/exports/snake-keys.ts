import { snakeCase } from '@larder/contracts';

/** Fields with user-defined keys, which are not converted. */
const VERBATIM = 'extras';

/**
 * Converts all keys of a value to snake case, the existing format of archives and recipe actions
 * (docs/api/collaboration.md#exports).
 */
export function toSnakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      snakeCase(key),
      key === VERBATIM ? (inner as unknown) : toSnakeKeys(inner),
    ]),
  );
}
