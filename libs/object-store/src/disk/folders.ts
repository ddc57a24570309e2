import { constants } from 'node:fs';
import { mkdir, open, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../error-codes.js';

/** Syncs a folder, so that added and removed entries are durable. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open folders
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Calls of `makeFolder` that this process has not completed. */
const pending = new Set<Promise<void>>();

/**
 * Creates a folder and its parents durably: each folder with a new entry is synced. Waits for concurrent calls as well: one
 * of them may have created the folder, or one above it, but not synced it yet.
 */
export async function makeFolder(path: string): Promise<void> {
  const call = create(path);
  pending.add(call);
  await call.finally(() => pending.delete(call));
  await Promise.allSettled(pending);
}

async function create(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let folder = dirname(path); folder.length >= dirname(first).length; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === dirname(folder)) return; // the root of the file system
  }
}

/** Removes empty folders from `path` upwards, except `root`. A folder that is filled meanwhile is kept. */
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
