import type { SortValue } from './compare-rows.js';

/** The value at a dotted path of a record; an empty text when there is none. */
export function valueAt(record: object, path: string): SortValue {
  const value = path
    .split('.')
    .reduce<unknown>((from, name) => (from as Record<string, unknown> | null)?.[name], record);
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : '';
}
