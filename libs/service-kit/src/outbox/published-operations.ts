import type { AnyBulkWriteOperation } from 'mongodb';
import type { OutboxEntry } from '../documents/outbox-fields.js';
import { unchangedOutboxFilter } from './with-outbox.js';

/** The outbox fields of a stored document. */
export interface StoredOutbox {
  _id: string;
  outbox?: OutboxEntry[];
  /** Absent in a tombstone. */
  revision?: number;
}

/** The known outbox of a document. */
export interface OutboxDocument {
  _id: string;
  outbox: OutboxEntry[];
  /** Whether the document is deleted, except for its outbox. */
  isTombstone: boolean;
}

type Operation = AnyBulkWriteOperation<StoredOutbox>;

/** The writes that remove published entries from a document. */
export interface PublishedOperations {
  /** Removes all entries, provided that nothing was added meanwhile. Absent when entries remain. */
  all?: Operation;
  /** Removes only the published entries. */
  pull: Operation;
}

/**
 * The writes that remove published entries. Neither `revision` nor `updatedAt` changes. An empty tombstone is deleted.
 */
export function publishedOperations(
  { _id, outbox, isTombstone }: OutboxDocument,
  published: OutboxEntry[],
): PublishedOperations {
  const eventIds = published.map(({ eventId }) => eventId);
  const pull = {
    updateOne: {
      filter: { _id, 'outbox.eventId': { $in: eventIds } },
      update: { $pull: { outbox: { eventId: { $in: eventIds } } } },
    },
  };
  if (published.length < outbox.length) return { pull };
  const filter = { _id, ...unchangedOutboxFilter(outbox) };
  const all = isTombstone
    ? { deleteOne: { filter: { ...filter, revision: { $exists: false } } } }
    : { updateOne: { filter, update: { $unset: { outbox: '', outboxSince: '' } } } };
  return { all: all as Operation, pull };
}
