import { statSync } from 'node:fs';
import { REMEDY } from './damage.js';

/** A data folder that cannot be opened, with a message for the operator. */
export class CannotOpenError extends Error {}

/** A file with its path, size and age, for messages. */
export function describeFile(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${path} (${stats.size} bytes, last written ${stats.mtime.toISOString()})` : `${path} (missing)`;
}

/** The error for an unexpected file: which one, what was expected, and what to do. */
export function cannotOpen(path: string, problem: string, remedy = REMEDY): CannotOpenError {
  return new CannotOpenError(`The database file ${describeFile(path)} ${problem} Nothing was changed. ${remedy}`);
}
