import { TEMP_FOLDER, type ObjectStore } from './object-store.js';

/** Removes abandoned uploads. Returns the number. */
export async function sweepUploads(store: Pick<ObjectStore, 'list' | 'delete'>, before: Date): Promise<number> {
  let swept = 0;
  for await (const { key, lastModified } of store.list(TEMP_FOLDER)) {
    if (lastModified > before) continue;
    await store.delete(key);
    swept++;
  }
  return swept;
}
