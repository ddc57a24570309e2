import type { Model } from 'mongoose';
import type { OutboxEntry, OutboxFields } from '../mongo/outbox-fields.js';
import { sameOutbox, tombstone } from './with-outbox.js';

type Found<Doc> = Doc & { revision: number };

/** Which documents are to be deleted: the tenant's fields and their ids. */
export interface Buried {
  filter: Record<string, unknown>;
  ids: string[];
}

/**
 * `bury` for many documents: one statement for all of them, and one more only for those that changed meanwhile. `tell`
 * says what each one leaves behind. Returns the ids that were deleted here, for the outbox to publish.
 */
export async function buryAll<Doc extends OutboxFields & { _id: string }>(
  model: Model<Doc>,
  { filter, ids }: Buried,
  tell: (document: Doc) => OutboxEntry,
): Promise<string[]> {
  const told = new Map<string, string>();
  for (;;) {
    const wanted = { ...filter, _id: { $in: ids }, revision: { $exists: true } };
    const found = (await model.collection.find(wanted as object).toArray()) as unknown as Found<Doc>[];
    if (found.length === 0) return ownAmong(model, told);
    await model.collection.bulkWrite(
      found.map((document) => {
        const entry = tell(document);
        told.set(document._id, entry.eventId);
        return { replaceOne: { filter: guardOf(filter, document), replacement: buriedWith(document, entry) } };
      }) as Parameters<Model<Doc>['collection']['bulkWrite']>[0],
      { ordered: false },
    );
  }
}
