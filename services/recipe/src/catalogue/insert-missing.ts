import { storeUnlessDuplicate } from '@larder/service-kit';
import type { Model } from 'mongoose';

interface CatalogueRecord {
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
export async function insertMissing<Doc extends CatalogueRecord>(
  model: Model<Doc>,
  groupId: string,
  records: (Partial<Doc> & NewRecord)[],
): Promise<string[]> {
  const filter = { groupId, nameKey: { $in: records.map(({ nameKey }) => nameKey) } };
  const existing = await model.find(filter, { nameKey: 1 }).lean<Pick<CatalogueRecord, 'nameKey'>[]>();
  const existingKeys = new Set(existing.map(({ nameKey }) => nameKey));
  const missing = records.filter(({ nameKey }) => !existingKeys.has(nameKey));
  if (missing.length === 0) return [];
  const documents = missing.map((each) => ({ ...each, groupId }));
  // A concurrent request may have stored one of the names; all others are stored.
  await storeUnlessDuplicate(() => model.insertMany(documents, { ordered: false }));
  return missing.map(({ _id }) => _id);
}
