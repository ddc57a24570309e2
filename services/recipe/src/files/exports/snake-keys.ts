import { snakeCase } from '@larder/query-filter';

/** People's own keys stay as they wrote them. */
const VERBATIM = 'extras';

/**
 * A value with all keys in snake case, as archives and recipe actions have always contained recipes
 * (docs/api/collaboration.md#exports).
 */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      snakeCase(key),
      key === VERBATIM ? (inner as unknown) : snakeKeys(inner),
    ]),
  );
}
