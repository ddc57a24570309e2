import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Syncs a file or the entries of a folder to disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Replaces a file atomically: after a crash it is either the old or the new one. On a full disk without space for a
 * second file, the old one is overwritten.
 */
export function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.part`;
  try {
    writeFileSync(unfinished, text, { mode: 0o600 });
    syncPath(unfinished);
    renameSync(unfinished, path);
    syncPath(dirname(path));
  } catch (error) {
    rmSync(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC' || !existsSync(path)) throw error;
    overwriteFile(path, text);
  }
}

function overwriteFile(path: string, text: string): void {
  const file = openSync(path, 'r+');
  try {
    ftruncateSync(file, writeSync(file, text, 0));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
