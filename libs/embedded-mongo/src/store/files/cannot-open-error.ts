import { statSync } from 'node:fs';
import { REMEDY } from './damage.js';

/** A data folder that cannot be opened, in words for the person who runs it. */
export class CannotOpenError extends Error {}

/** A file as a person would look for it: its path, size and age. */
export function describeFile(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${path} (${stats.size} bytes, last written ${stats.mtime.toISOString()})` : `${path} (missing)`;
}

/** Refuses a file that is not what it should be: which one, what was expected, and what to do. */
export function cannotOpen(path: string, problem: string, remedy = REMEDY): CannotOpenError {
  return new CannotOpenError(`The database file ${describeFile(path)} ${problem} Nothing was changed. ${remedy}`);
}
