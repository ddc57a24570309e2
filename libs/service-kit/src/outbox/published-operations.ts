import type { AnyBulkWriteOperation } from 'mongodb';
import type { OutboxEntry } from '../documents/outbox-fields.js';
import { sameOutbox } from './with-outbox.js';

/** A document whose outbox was read. */
export interface OutboxDocument {
  _id: string;
  outbox: OutboxEntry[];
  /** Absent on a tombstone. */
  revision?: number;
}

type Operation = AnyBulkWriteOperation<OutboxDocument>;

/** What takes told entries out of a document. */
export interface PublishedOperations {
  /** Everything at once: does something only while nothing was added meanwhile. Absent when something is still to be told. */
  all?: Operation;
  /** Only those entries. */
  pull: Operation;
}

/** The writes that take told entries out. Neither `revision` nor `updatedAt` changes. A tombstone that has told all is gone. */
export function publishedOperations(
  { _id, outbox, revision }: OutboxDocument,
  told: OutboxEntry[],
): PublishedOperations {
  const eventIds = told.map(({ eventId }) => eventId);
  const pull = {
    updateOne: {
      filter: { _id, 'outbox.eventId': { $in: eventIds } },
      update: { $pull: { outbox: { eventId: { $in: eventIds } } } },
    },
  };
  if (told.length < outbox.length) return { pull };
  const filter = { _id, ...sameOutbox(outbox) };
  const all =
    revision === undefined
      ? { deleteOne: { filter: { ...filter, revision: { $exists: false } } } }
      : { updateOne: { filter, update: { $unset: { outbox: '', outboxSince: '' } } } };
  return { all: all as Operation, pull };
}
