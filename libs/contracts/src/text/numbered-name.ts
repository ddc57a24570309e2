import { truncate } from './truncate.js';

/** Appends a number that distinguishes a name from an existing one; truncated to `maxLength`. */
export function withNumberSuffix(name: string, number: number, maxLength: number): string {
  const suffix = ` (${number})`;
  return `${truncate(name, maxLength - suffix.length).trimEnd()}${suffix}`;
}
