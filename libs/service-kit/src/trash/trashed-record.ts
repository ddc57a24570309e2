import { TRASH_DAYS } from '@larder/contracts';
import type { Aggregate } from '../documents/aggregate-schema.js';
import type { OutboxEntry, OutboxFields } from '../documents/outbox-fields.js';
import { tombstone, unchangedOutboxFilter } from '../outbox/with-outbox.js';

const DAY_MS = 86_400_000;

/** A record that can be moved to the trash of its household. */
export type TrashableRecord = Aggregate<{ groupId: string; householdId: string }>;

/** A deleted record: its content is in one field, so that queries of records do not find it. */
export interface TrashedRecord<Doc> extends OutboxFields {
  _id: string;
  revision: number;
  trashed: {
    groupId: string;
    householdId: string;
    /** The name of the record. */
    name: string;
    /** The user who deleted it. */
    by: string;
    at: Date;
    /** When it is permanently deleted. */
    expiresAt: Date;
    /** The id of the record with which it was deleted. */
    cause?: string;
    document: Doc;
  };
}

/** How records are deleted, and by which user. */
export interface Deletion<Doc> {
  by: string;
  /** The id of the record with which these are deleted and restored. */
  cause?: string;
  nameOf: (document: Doc) => string;
  eventsOf: (document: Doc) => OutboxEntry[];
}

/** The write that moves a record to the trash and publishes its deletion, unless another request has changed it. */
export function trashOperation<Doc extends TrashableRecord>(
  document: Doc,
  { by, cause, nameOf, eventsOf }: Deletion<Doc>,
  at: Date,
) {
  const { outbox = [], outboxSince: _since, ...fields } = document;
  const { _id, groupId, householdId, revision } = document;
  const trashed = {
    groupId,
    householdId,
    name: nameOf(document),
    by,
    at,
    expiresAt: new Date(at.getTime() + TRASH_DAYS * DAY_MS),
    document: fields,
    ...(cause !== undefined && { cause }),
  };
  const filter = { _id, householdId, revision, ...unchangedOutboxFilter(outbox) };
  const entries = [...outbox, ...eventsOf(document)];
  return { replaceOne: { filter, replacement: { ...tombstone(_id, entries, at), revision: revision + 1, trashed } } };
}
