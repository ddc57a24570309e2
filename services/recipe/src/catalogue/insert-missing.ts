import { isDuplicateKey } from '@larder/service-kit';
import type { Model } from 'mongoose';

interface Named {
  _id: string;
  groupId?: string;
  nameKey?: string;
}

/** A record whose name may exist. */
export interface NewRecord {
  _id: string;
  nameKey: string;
}

/**
 * Stores the records whose names the group does not have yet, in one write; existing ones are not changed. Returns the
 * ids of the new records, and of those whose names a concurrent request has stored first.
 */
export async function insertMissing<Doc extends Named>(
  model: Model<Doc>,
  groupId: string,
  records: (Partial<Doc> & NewRecord)[],
): Promise<string[]> {
  const filter = { groupId, nameKey: { $in: records.map(({ nameKey }) => nameKey) } };
  const existing = await model.find(filter, { nameKey: 1 }).lean<Pick<Named, 'nameKey'>[]>();
  const existingKeys = new Set(existing.map(({ nameKey }) => nameKey));
  const missing = records.filter(({ nameKey }) => !existingKeys.has(nameKey));
  try {
    if (missing.length > 0)
      await model.insertMany(
        missing.map((each) => ({ ...each, groupId })),
        { ordered: false },
      );
  } catch (error) {
    // A concurrent request stored one of the names; all others are stored.
    if (!isDuplicateKey(error)) throw error;
  }
  return missing.map(({ _id }) => _id);
}
