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

/** Makes sure that a file or the entries of a folder are on disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Replaces a file as a whole: after a crash it is either the old or the new one. On a full disk there is no room for the
 * new one beside the old: then it is written over the old one, whose room it has.
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
