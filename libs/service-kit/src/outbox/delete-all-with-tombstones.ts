import type { Model } from 'mongoose';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import type { OutboxEntry, OutboxFields } from '../documents/outbox-fields.js';
import { sameOutbox, tombstone } from './with-outbox.js';

/** Which documents are to be deleted: the tenant's fields, and their ids. */
export interface DeleteSelection {
  filter: Record<string, unknown>;
  ids: string[];
}

type Writes = Parameters<Model<unknown>['collection']['bulkWrite']>[0];

/**
 * `deleteWithTombstone` for many documents: one statement for all of them, and another one only for those that changed meanwhile.
 * `tell` says what a document leaves behind. Returns the ids that were there, whose events wait to be published.
 */
export async function deleteAllWithTombstones<Doc extends OutboxFields & { _id: string; revision: number }>(
  model: Model<Doc>,
  { filter, ids }: DeleteSelection,
  tell: (document: Doc) => OutboxEntry,
): Promise<string[]> {
  const buried = new Set<string>();
  for (;;) {
    const there = { ...filter, _id: { $in: ids }, revision: { $exists: true } };
    const found = (await model.collection.find(there as object).toArray()) as unknown as Doc[];
    if (found.length === 0) return [...buried];
    const writes = found.map((document) => burial(filter, document, tell(document)));
    await model.collection.bulkWrite(writes as unknown as Writes, { ordered: false, ...ESSENTIAL_WRITE });
    found.forEach(({ _id }) => buried.add(_id));
  }
}

/** Guarded by the revision, as in `deleteWithTombstone`. */
function burial<Doc extends OutboxFields & { _id: string; revision: number }>(
  filter: Record<string, unknown>,
  { _id, revision, outbox = [] }: Doc,
  entry: OutboxEntry,
) {
  const guard = { ...filter, _id, revision, ...sameOutbox(outbox) };
  return { replaceOne: { filter: guard, replacement: tombstone(_id, [...outbox, entry]) } };
}
