import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orNull } from './or-null.js';

/** Removes leftovers of uploads and deletions that were interrupted by a crash. Returns the number. */
export async function sweepPartials(folder: string, before: Date): Promise<number> {
  let swept = 0;
  for (const name of (await orNull(readdir(folder))) ?? []) {
    const stats = await orNull(lstat(join(folder, name)));
    if (!stats || stats.mtime > before) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    swept++;
  }
  return swept;
}
