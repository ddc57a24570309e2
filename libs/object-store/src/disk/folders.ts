import { constants } from 'node:fs';
import { mkdir, open, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../error-codes.js';

/** Makes the entries of a folder (new names, removed names) durable. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Creates a folder with those above it, durably: every folder that got a new entry is synced. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let folder = dirname(path); folder.length >= dirname(first).length; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === dirname(folder)) return; // the top of the file system
  }
}

/** Removes empty folders from `path` upwards, but not `root`. A folder that is filled meanwhile stays. */
export async function pruneFolders(path: string, root: string): Promise<void> {
  for (let folder = path; folder.length > root.length; folder = dirname(folder)) {
    try {
      await rmdir(folder);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) continue;
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return;
      throw error;
    }
  }
}
