import type { BigIntStats, Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isKey } from '../keys.js';
import type { ListedObject } from '../object-store.js';
import { orNull } from './or-null.js';

/**
 * The objects below a folder in the order of their keys. Links and other special files are skipped, and so are files and
 * folders whose names are no keys.
 */
export async function* listFolder(path: string, prefix: string): AsyncGenerator<ListedObject> {
  const entries = (await orNull(readdir(path, { withFileTypes: true }))) ?? [];
  for (const entry of inKeyOrder(entries, prefix)) {
    const key = prefix + entry.name;
    if (entry.isDirectory()) yield* listFolder(join(path, entry.name), `${key}/`);
    if (!entry.isFile()) continue;
    const stats = await orNull(lstat(join(path, entry.name), { bigint: true }));
    if (stats) yield describeFile(key, stats);
  }
}

/** A file as a listed object. The etag changes when a file is replaced (inode) or changed (time). */
export function describeFile(key: string, stats: BigIntStats): ListedObject {
  const etag = [stats.ino, stats.mtimeNs, stats.size].map((part) => part.toString(36)).join('-');
  return { key, size: Number(stats.size), etag, lastModified: stats.mtime };
}

/** Sorts a folder as if its name ended with a slash: `a-b` comes before `a/b`, as in S3. */
function inKeyOrder(entries: Dirent[], prefix: string): Dirent[] {
  const sortKey = (entry: Dirent): string => (entry.isDirectory() ? `${entry.name}/` : entry.name);
  const visible = entries.filter(({ name }) => isKey(prefix + name));
  return visible.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}
