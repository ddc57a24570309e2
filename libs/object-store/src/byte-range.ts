import { RangeNotSatisfiableError } from './errors.js';
import type { ByteRange } from './object-store.js';

/** A requested range limited to the object's size; null when none was requested. */
export function resolveRange(key: string, range: ByteRange | undefined, size: number): Required<ByteRange> | null {
  if (!range) return null;
  const end = Math.min(range.end ?? Infinity, size - 1);
  if (range.start < 0 || range.start >= size || end < range.start) throw new RangeNotSatisfiableError(key, size);
  return { start: range.start, end };
}
