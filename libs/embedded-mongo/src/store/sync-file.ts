import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
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

/** Replaces a file as a whole: after a crash it is either the old or the new one. */
export function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  syncPath(unfinished);
  renameSync(unfinished, path);
  syncPath(dirname(path));
}
