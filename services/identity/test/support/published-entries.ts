import { DirectoryEntrySaved, type DirectoryEntry } from '@larder/contracts';
import type { Identity } from './identity.js';

/** Waits for `count` events about a user; returns their entries in the order of the revisions. */
export async function publishedEntries(identity: Identity, userId: string, count: number): Promise<DirectoryEntry[]> {
  const where = ({ entry }: { entry: DirectoryEntry }) => entry.id === userId;
  const events = await identity.eventually.published(DirectoryEntrySaved, { count, where });
  return events.filter(where).map(({ entry }) => entry);
}
