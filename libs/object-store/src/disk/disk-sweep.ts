import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from './or-absent.js';

/** Removes what crashed uploads and deletions left behind. Answers how many. */
export async function sweepPartials(folder: string, before: Date): Promise<number> {
  let swept = 0;
  for (const name of (await orAbsent(readdir(folder))) ?? []) {
    const stats = await orAbsent(lstat(join(folder, name)));
    if (!stats || stats.mtime > before) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    swept++;
  }
  return swept;
}
