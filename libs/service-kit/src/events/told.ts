import type { AnyBulkWriteOperation } from 'mongodb';
import type { OutboxEntry } from '../mongo/outbox-fields.js';
import { sameOutbox } from './with-outbox.js';

/** A document whose outbox was read. */
export interface Teller {
  _id: string;
  outbox: OutboxEntry[];
  /** Absent on a tombstone. */
  revision?: number;
}

type Operation = AnyBulkWriteOperation<Teller>;

/** What takes told entries out of a document. */
export interface ToldOperations {
  /** Everything at once: does something only while nothing was added meanwhile. Absent when something is still to be told. */
  all?: Operation;
  /** Only those entries. */
  pull: Operation;
}

/** The writes that take told entries out. Neither `revision` nor `updatedAt` changes. A tombstone that has told all is gone. */
export function toldOperations({ _id, outbox, revision }: Teller, told: OutboxEntry[]): ToldOperations {
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
