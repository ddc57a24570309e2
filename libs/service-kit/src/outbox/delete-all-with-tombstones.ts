import type { Model } from 'mongoose';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import type { OutboxEntry, OutboxFields } from '../documents/outbox-fields.js';
import { unchangedOutboxFilter, tombstone } from './with-outbox.js';

/** The documents to delete: the tenant's fields, and their ids. */
export interface DeleteSelection {
  filter: Record<string, unknown>;
  ids: string[];
}

type Writes = Parameters<Model<unknown>['collection']['bulkWrite']>[0];

/**
 * `deleteWithTombstone` for many documents: one statement for all of them, and another one only for those that changed
 * meanwhile. `eventOf` creates the event of a document. Returns the ids of the deleted documents.
 */
export async function deleteAllWithTombstones<Doc extends OutboxFields & { _id: string; revision: number }>(
  model: Model<Doc>,
  { filter, ids }: DeleteSelection,
  eventOf: (document: Doc) => OutboxEntry,
): Promise<string[]> {
  const deletedIds = new Set<string>();
  for (;;) {
    const remaining = { ...filter, _id: { $in: ids }, revision: { $exists: true } };
    const documents = (await model.collection.find(remaining as object).toArray()) as unknown as Doc[];
    if (documents.length === 0) return [...deletedIds];
    const writes = documents.map((document) => replaceWithTombstone(filter, document, eventOf(document)));
    await model.collection.bulkWrite(writes as unknown as Writes, { ordered: false, ...ESSENTIAL_WRITE });
    documents.forEach(({ _id }) => deletedIds.add(_id));
  }
}

/** Replaces a document by its tombstone, conditional on the revision as in `deleteWithTombstone`. */
function replaceWithTombstone<Doc extends OutboxFields & { _id: string; revision: number }>(
  filter: Record<string, unknown>,
  { _id, revision, outbox = [] }: Doc,
  entry: OutboxEntry,
) {
  const unchanged = { ...filter, _id, revision, ...unchangedOutboxFilter(outbox) };
  return { replaceOne: { filter: unchanged, replacement: tombstone(_id, [...outbox, entry]) } };
}
