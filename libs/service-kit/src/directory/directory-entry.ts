import type { DirectoryEntry } from '@larder/contracts';
import { recordSchema, type Stored } from '../documents/aggregate-schema.js';

/**
 * The copy of a user, household or group; only the revision of a deleted one is kept, so that older events stay
 * ignored.
 */
export type DirectoryDocument = Stored<{
  kind: DirectoryEntry['kind'];
  groupId: string | null;
  householdId?: string;
  slug?: string;
  revision: number;
  deleted: boolean;
  /** The entry as identity published it; absent once deleted. */
  entry?: DirectoryEntry;
}>;

export const DIRECTORY = 'directory';

export const DirectorySchema = recordSchema<DirectoryDocument>({
  kind: { type: String, required: true },
  groupId: { type: String, default: null },
  householdId: String,
  slug: String,
  revision: { type: Number, required: true },
  deleted: { type: Boolean, default: false },
  entry: Object,
});
DirectorySchema.index({ groupId: 1, kind: 1, slug: 1, _id: 1 }); // households and users of a group
DirectorySchema.index({ householdId: 1, kind: 1, _id: 1 }); // members of a household
DirectorySchema.index({ kind: 1, slug: 1, _id: 1 }); // a group by its slug

/** The stored fields of an entry. */
export function toDirectoryDocument(entry: DirectoryEntry): Omit<DirectoryDocument, '_id' | 'createdAt' | 'updatedAt'> {
  const { kind, groupId, revision } = entry;
  const keys = kind === 'user' ? { householdId: entry.householdId } : { slug: entry.slug };
  return { kind, groupId, revision, deleted: false, entry, ...keys };
}
